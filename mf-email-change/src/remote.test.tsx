import {
  cancelEmailChange,
  confirmEmailChange,
  getClient,
  getEmailConfirmation,
  listSupportRequests,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aClient, anEmailConfirmation, aSession } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const session = aSession();

interface Change {
  account?: Account;
  client?: Account['client'];
  info?: Parameters<typeof anEmailConfirmation>[0];
  answers?: (network: FakeNetwork) => void;
  language?: 'ru' | 'uz' | 'en';
  owner?: string;
  path?: string;
}

function open({ client = aClient(), info = {}, answers, language = 'ru', owner, path = '', ...is }: Change) {
  return renderRemote(remote, {
    name: 'mf-email-change',
    path: `/email-change${path}`,
    language,
    account: is.account ? { ...is.account, client } : anAccount({ session, client, owner: owner ?? null }),
    answers(network) {
      network.on(getEmailConfirmation, () => anEmailConfirmation(info));
      network.on(listSupportRequests, () => ({ data: [] }));
      answers?.(network);
    },
  });
}

const asked = aClient({ change_client_email: 'new@cabinet.test' });

test.each([
  ['confirmed', { ...asked, is_client_email_confirmed: true }, {}, 'Запрос отправлен', []],
  ['not requested', aClient(), {}, 'Укажи новую почту', ['Получить код']],
  [
    'requested by a manager',
    aClient({ change_b24_email: 'new@cabinet.test' }),
    {},
    'Почту меняет менеджер',
    [],
  ],
  [
    'past its deadline',
    asked,
    { deadline: '2020-01-01T00:00:00Z' },
    'Попробуй ещё раз',
    ['Отправить запрос ещё раз', 'Отменить запрос'],
  ],
  ['out of attempts', asked, { current_attempts: 5 }, 'Попытки закончились', []],
  [
    'waiting for the code',
    asked,
    { current_attempts: 1 },
    'Подтверди новую почту',
    ['Подтвердить', 'Отправить код ещё раз', 'Отменить запрос'],
  ],
])('§4 a change that is %s says so and shows its actions', async (_, client, info, title, actions) => {
  await open({ client, info });
  const message = await screen.findByRole('region', { name: title });
  expect(screen.getByText('student@cabinet.test')).toBeVisible();
  const buttons = within(message).queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
  expect(screen.getByRole('link', { name: 'support@cabinet.test' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '+7 495 000 00 01' })).toBeVisible();
});

test('a running change names the new e-mail, the attempts left and the local deadline', async () => {
  await open({ client: asked, info: { current_attempts: 2, deadline: '2099-01-01T12:05:00' } });
  const message = await screen.findByRole('region', { name: 'Подтверди новую почту' });
  expect(message).toHaveTextContent('new@cabinet.test');
  expect(message).toHaveTextContent('3 из 5');
  expect(message).toHaveTextContent('01.01.2099 12:05');
});

test('a deadline in epoch seconds is read', async () => {
  const deadline = new Date(2099, 0, 1, 12, 5).getTime() / 1000;
  await open({ client: asked, info: { deadline } });
  expect(await screen.findByRole('region', { name: 'Подтверди новую почту' })).toHaveTextContent(
    '01.01.2099 12:05',
  );
});

test('a confirmed change lists only the support requests about the e-mail', async () => {
  const base = { category_code: 'PROFILE_CHANGING', status_code: 'NEW' };
  const { network } = await open({
    client: { ...asked, is_client_email_confirmed: true },
    answers: (net) =>
      net.on(listSupportRequests, () => ({
        data: [
          { ...base, id: 70001, topic: 'Смена e-mail: new@cabinet.test' },
          { ...base, id: 70002, topic: 'Смена фамилии в документах' },
        ],
      })),
  });
  const requests = await screen.findByRole('list', { name: 'Обращение в поддержку' });
  expect(requests).toHaveTextContent('Обращение 70001');
  expect(requests).not.toHaveTextContent('70002');
  expect(network.calls(listSupportRequests)[0]?.input.query).toMatchObject(base);
});

test('an unconfirmed change does not read support requests', async () => {
  const { network } = await open({ client: asked });
  await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' });
  expect(network.calls(listSupportRequests)).toEqual([]);
});

test('missing attempts in the CRM do not count as a failure', async () => {
  await open({ answers: (network) => network.on(getEmailConfirmation, () => answer(404)) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Укажи новую почту' })).toBeVisible();
});

test('a change that failed to load can be loaded again in its place', async () => {
  const { user, network } = await open({
    client: asked,
    answers: (net) => net.on(getEmailConfirmation, () => answer(500)),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.on(getEmailConfirmation, () => anEmailConfirmation());
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' })).toBeVisible();
});

test('a client that failed to load can be loaded again', async () => {
  const { user, network } = await open({ answers: (net) => net.on(getClient, () => answer(403)) });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.on(getClient, () => ({ client: asked }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' })).toBeVisible();
});

test('an owner without a CRM record shows a message to staff', async () => {
  await open({ client: null, owner: 'stranger@cabinet.test' });
  expect(await screen.findByText('О почте ничего не известно')).toBeVisible();
});

test('Uzbek and English show the same states', async () => {
  const { unmount } = await open({ client: asked, language: 'uz' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Yangi pochtani tasdiqlang' })).toBeVisible();
  unmount();
  await open({ client: asked, language: 'en' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Confirm your new e-mail' })).toBeVisible();
});

const NEW = 'new@cabinet.test';
const field = (name: string) => screen.findByRole('textbox', { name });
const pressed = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** A CRM that accepts each step. `changes` is its data after the next write. */
function aCrm(network: FakeNetwork, account: { client: Account['client'] }) {
  const put = (change: Parameters<typeof aClient>[0]) => {
    account.client = aClient(change);
    return {};
  };
  network.on(getClient, () => ({ client: account.client }));
  network.on(requestEmailChange, ({ body }) => put({ change_client_email: body.change_client_email }));
  network.on(sendEmailCode, () => ({ retryAfter: 60 }));
  network.on(confirmEmailChange, ({ body }) =>
    put({ change_client_email: body.email, is_client_email_confirmed: true }),
  );
  network.on(cancelEmailChange, () => put({}));
}

/** The page of a participant with a working CRM. */
async function change(options: Change = {}) {
  const account = { client: options.client ?? aClient() };
  return open({
    ...options,
    client: account.client,
    answers(network) {
      aCrm(network, account);
      options.answers?.(network);
    },
  });
}

describe('a new e-mail', () => {
  test.each([
    ['', 'Поле обязательно для заполнения'],
    ['anna@', 'Введи корректный адрес e-mail'],
    [`${'a'.repeat(250)}@mail.test`, 'Введи корректный адрес e-mail'],
    [' Student@cabinet.test', 'Это твоя нынешняя почта, укажи другую'],
  ])('R32 the new e-mail «%s» is not sent, and its field shows the reason', async (text, issue) => {
    const { user, network } = await change();
    const email = await field('Новая почта');
    await user.click(email);
    if (text) await user.paste(text);
    await user.click(pressed('Получить код'));
    expect(email).toHaveAccessibleDescription(expect.stringContaining(issue));
    expect(email).toHaveFocus();
    expect(network.calls(requestEmailChange)).toEqual([]);
  });

  test('the new e-mail is requested, gets a code, and the code is the next step', async () => {
    const { user, network } = await change();
    await user.type(await field('Новая почта'), ' New@cabinet.test');
    await user.keyboard('{Enter}');
    expect(await field('Код из письма')).toHaveFocus();
    expect(screen.getByText(NEW)).toBeVisible();
    expect(network.calls(requestEmailChange)[0]?.input.body).toEqual({ change_client_email: NEW });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(network.calls(sendEmailCode).map(({ input }) => input.body)).toEqual([{ time_zone: timeZone }]);
  });

  test('SE3 the new e-mail leaves no draft after sending', async () => {
    const { user } = await change();
    await user.type(await field('Новая почта'), NEW);
    await user.click(pressed('Получить код'));
    await field('Код из письма');
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('email-change"'));
  });

  describeForm('the e-mail change form', {
    async open(account, answers) {
      const view = await change({ account, answers });
      await field('Новая почта');
      return view;
    },
    route: requestEmailChange,
    taken: () => ({}),
    values: { 'Новая почта': NEW },
    send: 'Получить код',
    sent: { body: { change_client_email: NEW } },
    wrong: ['Новая почта', 'anna@', 'Введи корректный адрес e-mail'],
    unanswered: /Ответа нет/,
  });

  test('§8 the refused own e-mail shows at its field', async () => {
    const { user } = await change({
      answers: (net) =>
        net.on(requestEmailChange, () => answer(409, { error: 'Нет', errorCode: 'same_email' })),
    });
    const email = await field('Новая почта');
    await user.type(email, NEW);
    await user.click(pressed('Получить код'));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Это твоя нынешняя почта, укажи другую/));
    expect(email).toHaveFocus();
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });

  test('§8 a new e-mail that the service cannot accept shows the error with a request id', async () => {
    const { user } = await change({ answers: (net) => net.on(requestEmailChange, () => answer(500)) });
    await user.type(await field('Новая почта'), NEW);
    await user.click(pressed('Получить код'));
    expect(await screen.findByText(/^Ошибка при обновлении email\. Номер запроса: \S+\.$/)).toBeVisible();
  });

  test('§8 a new e-mail is requested even if its letter fails, and another letter can be sent', async () => {
    const { user, network } = await change({ answers: (net) => net.on(sendEmailCode, () => answer(500)) });
    await user.type(await field('Новая почта'), NEW);
    await user.click(pressed('Получить код'));
    expect(await screen.findByText(/^Ошибка отправки письма с кодом подтверждения/)).toBeVisible();
    network.on(sendEmailCode, () => ({}));
    await user.click(pressed('Отправить код ещё раз'));
    expect(await screen.findByText('Новый код через')).toBeVisible();
    expect(screen.queryByText(/^Ошибка отправки/)).not.toBeInTheDocument();
  });

  test('L3 the new e-mail without an answer is sent again with its key, another e-mail with a new key', async () => {
    const { user, network } = await change({ answers: (net) => net.on(requestEmailChange, () => lost) });
    const email = await field('Новая почта');
    await user.type(email, NEW);
    await user.click(pressed('Получить код'));
    await screen.findByText('Ответа нет. Попробуй ещё раз: дважды это не выполнится.');
    await user.click(pressed('Получить код'));
    await screen.findByText('Ответа нет. Попробуй ещё раз: дважды это не выполнится.');
    await user.type(email, 's');
    await user.click(pressed('Получить код'));
    await screen.findByText('Ответа нет. Попробуй ещё раз: дважды это не выполнится.');
    const keys = network
      .calls(requestEmailChange)
      .map(({ input, headers }) => [input.body.change_client_email, headers['Idempotency-Key']] as const);
    const keyOf = (address: string) => new Set(keys.filter(([to]) => to === address).map(([, key]) => key));
    expect([keyOf(NEW).size, keyOf(`${NEW}s`).size]).toEqual([1, 1]);
    expect([...keyOf(NEW)]).not.toEqual([...keyOf(`${NEW}s`)]);
  });
});

describe('the code', () => {
  describeForm('the e-mail change form', {
    async open(account, answers) {
      const view = await change({ account, client: asked, answers });
      await field('Код из письма');
      return view;
    },
    route: confirmEmailChange,
    taken: () => ({}),
    values: { 'Код из письма': '012345' },
    send: 'Подтвердить',
    sent: { body: { code: 12_345, email: NEW } },
    wrong: ['Код из письма', '12345', 'В коде 6 цифр'],
    unanswered: /Ответа нет/,
    hasDraft: false,
    wrongCode: ['Код из письма', /Код не подошёл/],
  });

  test('R4 the code is sent as a number, and the confirmed change takes the focus', async () => {
    const { user, network } = await change({ client: asked });
    const code = await field('Код из письма');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(code);
    await user.paste('012 345');
    await user.click(pressed('Подтвердить'));
    expect(await title('Запрос отправлен')).toHaveFocus();
    expect(network.calls(confirmEmailChange)[0]?.input.body).toEqual({ code: 12_345, email: NEW });
  });

  test('a wrong code shows the attempts left, and the last wrong code ends them', async () => {
    const info = { current_attempts: 3 };
    const { user } = await change({
      client: asked,
      info,
      answers: (net) =>
        net.on(confirmEmailChange, () => {
          info.current_attempts += 1;
          return answer(409, { error: 'Код не подошёл', errorCode: 'wrong_code' });
        }),
    });
    const code = await field('Код из письма');
    await user.type(code, '111111{Enter}');
    expect(await screen.findByText('Код не подошёл. Осталось попыток: 1')).toBeVisible();
    expect(screen.getByText('1 из 5')).toBeVisible();
    // The next code replaces the refused code.
    await user.keyboard('222222{Enter}');
    expect(await title('Попытки закончились')).toHaveFocus();
  });

  test('R3 the code can be sent again after a minute, also after a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const first = await change({ client: asked });
    await screen.findByRole('button', { name: 'Отправить код ещё раз' });
    await first.user.click(pressed('Отправить код ещё раз'));
    expect(await screen.findByText('Новый код через')).toHaveTextContent(/0:(60|59)|1:00/);
    expect(screen.getByText('Код отправлен. Следующий можно запросить через минуту.')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(58_000));
    expect(screen.getByText('Новый код через')).toHaveTextContent(/0:0[12]/);
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(pressed('Отправить код ещё раз')).toBeEnabled();
  });

  test('B2 the code that was sent too often shows when it can be sent again', async () => {
    const { user } = await change({
      client: asked,
      answers: (net) =>
        net.on(sendEmailCode, () => answer(429, { errorCode: 'too_many' }, { 'retry-after': '5' })),
    });
    await screen.findByRole('button', { name: 'Отправить код ещё раз' });
    await user.click(pressed('Отправить код ещё раз'));
    expect(await screen.findByText(/^Слишком часто. Новый код можно запросить: сегодня, \d/)).toBeVisible();
  });
});

describe('cancelling the request', () => {
  test('the cancellation needs a confirmation, has an address, and the change starts anew', async () => {
    const { user, network, path } = await change({ client: asked });
    await user.click(await screen.findByRole('button', { name: 'Отменить запрос' }));
    expect(path()).toBe('/email-change?open=cancel');
    const question = screen.getByRole('dialog', { name: 'Отменить смену почты?' });
    await user.click(within(question).getByRole('button', { name: 'Не отменять' }));
    expect([path(), network.calls(cancelEmailChange).length]).toEqual(['/email-change', 0]);

    await user.click(pressed('Отменить запрос'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить запрос' }));
    expect(await field('Новая почта')).toHaveFocus();
    expect(await screen.findByText('Запрос отменён')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/email-change'));
  });

  test('§8 a failed cancellation shows the error in its dialog', async () => {
    const { user } = await change({
      client: asked,
      path: '?open=cancel',
      answers: (net) => net.on(cancelEmailChange, () => answer(500)),
    });
    const question = await screen.findByRole('dialog', { name: 'Отменить смену почты?' });
    await user.click(within(question).getByRole('button', { name: 'Отменить запрос' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Не удалось отменить заявку на изменение имейла',
    );
  });
});

describe('after the deadline', () => {
  const late = { deadline: '2020-01-01T00:00:00Z' };

  test('the same request is sent again with a new code after the deadline', async () => {
    const info: { deadline: string } = { ...late };
    const { user, network } = await change({
      client: asked,
      info,
      answers: (net) =>
        net.on(requestEmailChange, () => {
          info.deadline = '2099-01-01T00:00:00Z';
          return {};
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Отправить запрос ещё раз' }));
    expect(await field('Код из письма')).toHaveFocus();
    expect(network.calls(requestEmailChange)[0]?.input.body).toEqual({ change_client_email: NEW });
    expect(network.calls(sendEmailCode)).toHaveLength(1);
  });

  test('an open page shows the deadline when it passes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await change({ client: asked, info: { deadline: new Date(Date.now() + 3_600_000).toISOString() } });
    await title('Подтверди новую почту');
    await act(async () => jest.advanceTimersByTime(3_600_000));
    expect(await title('Попробуй ещё раз')).toBeVisible();
  });
});

describe('read-only', () => {
  test.each([
    ['Укажи новую почту', aClient(), {}],
    ['Подтверди новую почту', asked, {}],
    ['Попробуй ещё раз', asked, { deadline: '2020-01-01T00:00:00Z' }],
  ])(
    '§6 in view-as «%s» is readable, and each button shows why it is disabled',
    async (name, client, info) => {
      await open({ client, info, owner: 'student@cabinet.test' });
      const message = within(await screen.findByRole('region', { name }));
      for (const button of message.getAllByRole('button')) {
        expect(button).toBeDisabled();
        expect(button).toHaveAccessibleDescription(/чужой кабинет/);
      }
      for (const input of message.queryAllByRole('textbox')) expect(input).toHaveAttribute('readonly');
    },
  );

  test('R31 without a network the typed text stays and can be sent when the network is back', async () => {
    const { user, network } = await change();
    const email = await field('Новая почта');
    await setOnline(false);
    expect(pressed('Получить код')).toBeDisabled();
    expect(pressed('Получить код')).toHaveAccessibleDescription(/Сейчас нет сети/);
    await user.type(email, NEW);
    await setOnline(true);
    await user.click(pressed('Получить код'));
    expect(await field('Код из письма')).toBeVisible();
    expect(network.calls(requestEmailChange)).toHaveLength(1);
  });
});
