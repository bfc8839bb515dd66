import { createLead } from '@cabinet/contracts/leads';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { aConfig } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { LeadForm } from './LeadForm.tsx';
import ru from './locales/ru.json' with { type: 'json' };

beforeEach(() => localStorage.clear());

const form = {
  contract: REMOTE_CONTRACT,
  Routes: () => <LeadForm partner="a1b2c3" title="Оставь контакты" lead="" onAccepted={() => {}} />,
  messages: { ru },
};

describeForm('the lead form', {
  open: (account, answers) =>
    renderRemote(form, {
      name: 'friend',
      config: { services: { ...aConfig().services, leads: 'landing' } },
      account,
      answers,
    }),
  route: createLead,
  taken: () => ({}),
  values: { Имя: 'Нодира', Телефон: '9031112233', Соглашаюсь: true },
  send: 'Получить 250\u00a0токенов',
  sent: { body: { payload: { name: 'Нодира', phone: '+79031112233', partner: 'a1b2c3' } } },
  wrong: ['Имя', 'Анна2', 'Введи корректное имя'],
  sameAs: ({ input }) => input.body.payload.mergelead,
  // This page has no sign-out.
  hasDraft: false,
  isHiddenInViewAs: true,
});
