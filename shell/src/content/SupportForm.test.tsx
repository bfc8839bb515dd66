import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { askSupport, listSupportTickets } from '@cabinet/contracts/support';
import { describeForm } from '@cabinet/testing/describeForm';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { Area, messages } from './Content.tsx';

beforeEach(() => localStorage.clear());

describeForm('the support form', {
  async open(account, answers) {
    const content = { contract: REMOTE_CONTRACT, Routes: Area, messages };
    const view = await renderRemote(content, {
      name: 'content',
      path: '/support',
      account,
      answers(network) {
        network.on(listSupportTickets, () => ({ tickets: [] }));
        answers(network);
      },
    });
    await view.findByLabelText('О чём вопрос');
    return view;
  },
  route: askSupport,
  taken: ({ body }) => ({
    ticket: {
      id: 7,
      ...body,
      status: 'new' as const,
      date: '2026-11-17T10:00:00',
      answer: null,
      answeredAt: null,
    },
  }),
  values: { 'О чём вопрос': 'card', Вопрос: 'Где моя карта?' },
  send: 'Отправить',
  sent: { body: { topic: 'card', text: 'Где моя карта?' } },
  wrong: ['Вопрос', ' ', 'Поле обязательно для заполнения'],
  text: 'Вопрос',
});
