import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { createLead } from '@cabinet/contracts/leads';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { aConfig } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { FriendPage } from './FriendPage.tsx';
import ru from './locales/ru.json' with { type: 'json' };

// Preload the form, so that no test waits for its compilation.
beforeAll(() => import('./contact.ts'), 30_000);
beforeEach(() => localStorage.clear());

const form = {
  contract: REMOTE_CONTRACT,
  Routes: () => <FriendPage code="a1b2c3" />,
  messages: { ru },
};

const OFFER = {
  inviter: 'Анна',
  cardHash: 'a1b2c3',
  percent: 40,
  welcome: 250,
  registration: 100,
  percents: [30, 40, 50],
};

describeForm('the lead form', {
  async open(account, answers) {
    const page = await renderRemote(form, {
      name: 'friend',
      config: { services: { ...aConfig().services, leads: 'landing' } },
      account,
      answers: (network) => {
        network.on(getReferralOffer, () => OFFER);
        answers(network);
      },
    });
    await page.findByRole('textbox', { name: 'Имя' });
    return page;
  },
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
