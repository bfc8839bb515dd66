import { type Invitation, listInvitations, remindFriend } from '@cabinet/contracts/invitations';
import { askManager } from '@cabinet/contracts/managerRequests';
import { listReferrals } from '@cabinet/contracts/members';
import { listProgrammes } from '@cabinet/contracts/programmes';
import { anAccount } from '@cabinet/testing/account';
import { anInvitation, aReferral } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// Preload the dialogs, so that no test waits for their compilation.
beforeAll(() => import('./pages/dialogs/dialogs.tsx'), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const HOUR = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

interface Page extends Omit<RenderRemoteOptions, 'name' | 'path' | 'answers'> {
  path?: string;
  answers?: (network: FakeNetwork) => void;
}

/** Opens an invitation, or the given path. */
async function open(overrides: Partial<Invitation> = {}, { path, answers, ...options }: Page = {}) {
  const invitation = anInvitation({ name: 'Марк Ким', ...overrides });
  const page = await renderRemote(remote, {
    name: 'mf-invites',
    path: path ?? `/invites?open=${invitation.id}`,
    ...options,
    answers: (network) => {
      network.on(listInvitations, () => ({ recommendations: [invitation] }));
      answers?.(network);
    },
  });
  // The code of the dialog loads while the test waits for the heading.
  await screen.findByRole('heading', { level: 1 });
  return {
    ...page,
    invitation,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  };
}

const stepsIn = (shown: HTMLElement, name: string) =>
  within(within(shown).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll('\u00a0', ' '));

const dialog = (name: string | RegExp = 'Марк Ким') => screen.findByRole('dialog', { name });

describe('an invitation', () => {
  test('an invitation opens from the list and closes again, and the filter stays', async () => {
    const { user, path, invitation } = await open({}, { path: '/invites?status=sent' });
    await user.click(await screen.findByRole('link', { name: /Марк Ким/ }));
    expect(path()).toBe(`/invites?status=sent&open=${invitation.id}`);
    await user.click(within(await dialog()).getByRole('button', { name: 'Закрыть' }));
    expect(path()).toBe('/invites?status=sent');
  });

  test('R22 an invitation shows dated steps, the next actor, the deadline and the tokens', async () => {
    await open({
      status: 'review',
      history: [
        { status: 'sent', date: '2026-03-02T09:00:00Z' },
        { status: 'review', date: '2026-03-05T09:00:00Z' },
      ],
      expected: { min: 63_000, max: 105_000 },
      actsBy: at(72),
    });
    const shown = await dialog();
    expect(shown).toHaveTextContent('Ход за университетом: проверить анкету');
    expect(shown).toHaveTextContent(/Ответ будет до \d+ /);
    expect(shown).toHaveTextContent('63 000–105 000');
    expect(shown).toHaveTextContent('Точный процент назовёт университет');
    expect(stepsIn(shown, 'Почему токенов ещё нет')).toEqual([
      expect.stringMatching(/^Приглашение у друга пройдено2 марта/),
      expect.stringMatching(/^Анкета друга пройдено5 марта/),
      'Проверка анкеты сейчасс 5 марта',
      'Оплата учёбы впереди',
      'Токены на карте впереди',
    ]);
    expect(within(shown).queryByRole('button', { name: 'Напомнить другу' })).not.toBeInTheDocument();
  });

  test('an invitation whose deadline has passed says so', async () => {
    await open({ status: 'waiting', actsBy: at(-24) });
    expect(await dialog()).toHaveTextContent('Срок прошёл: спроси менеджера');
  });

  test('a refused invitation shows the reason, and why there will be no tokens', async () => {
    const reason = { ru: 'Друг уже учился у нас' };
    await open({ status: 'rejected', reason });
    const steps = stepsIn(await dialog(), 'Почему токенов не будет');
    expect(steps).toHaveLength(3);
    expect(steps.at(-1)).toMatch(
      /^Проверка анкеты здесь всё закончилось10 ноября.*Причина: Друг уже учился у нас$/,
    );
  });

  test.each(['sent', 'review', 'working', 'waiting', 'paid', 'declined', 'rejected'])(
    'R22 an invitation that is %s has the same progress in its row and in its dialog',
    async (status) => {
      const { user } = await open({ status }, { path: '/invites' });
      const row = await screen.findByRole('link', { name: /Марк Ким/ });
      const done = within(row).getByRole('progressbar', { name: /^Пройдено шагов:\s\d из\s5$/ });
      await user.click(row);
      const passed = within(await dialog()).getAllByText('пройдено', { exact: false });
      expect(done).toHaveAttribute('aria-valuenow', String(passed.length));
    },
  );

  test('an invitation in an unknown status shows the text of the service', async () => {
    await open({ status: 'paused', statusName: 'На паузе' });
    expect(within(await dialog()).getAllByText('На паузе')).not.toHaveLength(0);
  });

  test('a missing invitation says so', async () => {
    await open({}, { path: '/invites?open=99999' });
    expect(await dialog('Такого приглашения нет')).toBeVisible();
  });
});

describe('a reminder', () => {
  test('a reminder is sent once and shows when the next is possible', async () => {
    const { press, network } = await open(
      {},
      {
        answers: (net) => net.on(remindFriend, () => ({ remindedAt: at(0) })),
      },
    );
    await dialog();
    await press('Напомнить другу');
    expect(await screen.findByText(/^Напомнили. Снова можно \d+ /)).toBeVisible();
    expect(network.calls(remindFriend)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Напомнить другу' })).toBeDisabled();
    expect(screen.getByText(/^Недавно уже напоминали/)).toHaveFocus();
  });

  test.each<[string, Partial<Invitation>, RegExp]>([
    ['was reminded yesterday', { remindedAt: at(-24) }, /^Недавно уже напоминали. Снова можно /],
    ['has no contact', { isReachable: false }, /^У нас нет ни почты, ни телефона/],
  ])('a reminder to a friend who %s is disabled with the reason', async (_, overrides, reason) => {
    await open(overrides);
    await dialog();
    const button = screen.getByRole('button', { name: 'Напомнить другу' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
  });

  test.each([
    [{ errorCode: 'daily_limit', error: 'Довольно' }, 'На сегодня напоминаний достаточно. Попробуй завтра.'],
    [{ errorCode: 'too_soon', error: 'Другу недавно напоминали.' }, 'Другу недавно напоминали.'],
  ])('a reminder that the service refuses with %j shows the reason', async (body, words) => {
    const { press } = await open({}, { answers: (net) => net.on(remindFriend, () => answer(409, body)) });
    await dialog();
    await press('Напомнить другу');
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a reminder waits for the network', async () => {
    await open();
    await dialog();
    await setOnline(false);
    expect(screen.getByRole('button', { name: 'Напомнить другу' })).toBeDisabled();
    expect(screen.getByText('Сейчас нет сети: отправить получится, когда она появится')).toBeVisible();
    await setOnline(true);
  });
});

describe('a question to the manager', () => {
  const asQuestion = (comment: string) => ({
    request: { id: 1, kind: 'question' as const, comment, status: 'new' as const, date: at(0) },
  });
  const answers = (network: FakeNetwork) => network.on(askManager, ({ body }) => asQuestion(body.comment));

  test('a question to the manager is prefilled, can be changed, and says where the answer will appear', async () => {
    const { user, press, path, network, invitation } = await open({ status: 'waiting' }, { answers });
    await user.click(within(await dialog()).getByRole('link', { name: 'Спросить менеджера' }));
    expect(path()).toBe(`/invites?open=${invitation.id}&ask=manager`);
    const asked = await dialog('Вопрос менеджеру');
    expect(asked).toHaveTextContent('Отвечает Ольга Петрова');
    expect(within(asked).getByRole('link')).toHaveAttribute('href', '/?open=question');
    const field = within(asked).getByRole('textbox', { name: 'Твой вопрос' });
    expect(field).toHaveValue(
      'Приглашение: Марк Ким. Статус «Ждёт начисления» с 10.11.2026. Подскажите, пожалуйста, что с ним сейчас и что будет дальше?',
    );
    await user.clear(field);
    await press('Отправить');
    expect(field).toHaveAccessibleDescription('Поле обязательно для заполнения');
    await user.type(field, 'Когда?');
    await press('Отправить');
    expect(await screen.findByText('Вопрос у менеджера. Ответ появится на главной')).toBeVisible();
    expect(network.calls(askManager).map(({ input }) => input.body)).toEqual([{ comment: 'Когда?' }]);
    expect(await dialog()).toBeVisible();
    expect(path()).toBe(`/invites?open=${invitation.id}`);
  });

  describeForm('the reminder form', {
    async open(account, more) {
      const path = '/invites?open=7&ask=manager';
      const page = await open({ id: 7 }, { path, account, answers: more });
      await dialog('Вопрос менеджеру');
      return page;
    },
    route: askManager,
    taken: ({ body }) => asQuestion(body.comment),
    values: { 'Твой вопрос': 'Когда?' },
    send: 'Отправить',
    sent: { body: { comment: 'Когда?' } },
    wrong: ['Твой вопрос', ' ', 'Поле обязательно для заполнения'],
    text: 'Твой вопрос',
  });

  test('§6 a question to the manager is read-only in view-as', async () => {
    const account = anAccount({ owner: 'anna@cabinet.test' });
    await open({ id: 8 }, { path: '/invites?open=8&ask=manager', account });
    expect(await dialog('Вопрос менеджеру')).toHaveTextContent('Это чужой кабинет');
    expect(screen.getByRole('textbox', { name: 'Твой вопрос' })).toHaveAttribute('readonly');
  });
});

describe('the reward calculator', () => {
  const programmes = [
    { id: 1, course: 'university', name: { ru: 'Право' }, price: { min: 60_000, max: 100_000 } },
    { id: 2, course: 'dubai', name: { ru: 'Дубай' }, price: { min: 400_000, max: 400_000 } },
    { id: 3, course: 'continuing', name: { ru: 'Курс Excel' }, price: { min: 10_000, max: 10_000 } },
    { id: 4, course: 'space', name: { ru: 'Космос' }, price: { min: 1, max: 1 } },
  ];

  async function openReward(options: Page = {}) {
    const page = await open(
      {},
      {
        path: '/invites?open=reward',
        account: anAccount({ payments: [aReferral(), aReferral(), aReferral()] }),
        answers: (network) => network.on(listProgrammes, () => ({ programmes })),
        ...options,
      },
    );
    const choose = async (name: string) =>
      page.user.selectOptions(screen.getByRole('combobox', { name: 'Что будет изучать друг' }), name);
    return { ...page, choose };
  }

  test('the reward calculator shows tokens now and at the next level, and the rule', async () => {
    await openReward();
    const shown = await dialog('Сколько токенов за друга');
    expect(await within(shown).findByText(/^Друг/)).toHaveTextContent('Друг 30 %');
    expect(within(shown).getByRole('status')).toHaveTextContent(/24 000.*Хороший друг 40 %.*32 000.*Ещё 2/);
    expect(shown).toHaveTextContent('доля первого семестра, 30 % на твоём уровне');
  });

  test('R18 the reward calculator keeps a range, and a fixed share has no next level', async () => {
    const { choose } = await openReward();
    const shown = await dialog('Сколько токенов за друга');
    await within(shown).findByRole('combobox');
    await choose('Дубай');
    expect(within(shown).getByRole('status')).toHaveTextContent(/15–25 %60 000–100 000/);
    expect(shown).toHaveTextContent('заранее сумму не обещаем');
    await choose('Курс Excel');
    expect(within(shown).getByRole('status')).toHaveTextContent(/^На любом уровне 10 %1 000/);
    await choose('Космос');
    expect(shown).toHaveTextContent('подскажет менеджер');
  });

  test('the reward calculator needs prices and friends, and can load them again', async () => {
    const { user, network } = await openReward({
      answers: (net) => {
        net.on(listProgrammes, () => answer(500));
        net.on(listReferrals, () => ({ data: [] }));
      },
    });
    const shown = await dialog('Сколько токенов за друга');
    const retry = await within(shown).findByRole('button', { name: 'Повторить' });
    network.on(listProgrammes, () => ({ programmes }));
    await user.click(retry);
    expect(await within(shown).findByRole('combobox')).toBeVisible();
  });
});
