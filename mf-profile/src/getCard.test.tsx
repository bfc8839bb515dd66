import { linkCard, updateClient } from '@cabinet/contracts/crm';
import { createLead } from '@cabinet/contracts/leads';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { store } from '@cabinet/state';
import { isPolicyOpenAtom } from '@cabinet/state/host';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aCard, aClient, aConfig, aContact, aSession } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { tabTo } from '@cabinet/testing/tabTo';
import * as remote from './remote.tsx';

// Preload the page, so that no test waits for its compilation.
beforeAll(() => import('./pages/GetCardPage.tsx'), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const PHONE = '+79031234503';
const services = { ...aConfig().services, leads: 'landing' } as const;

/** A newcomer with a known name and birth date, an unverified phone and no card. */
function aNewcomer(overrides: Partial<Account> = {}): Account {
  return anAccount({
    session: aSession({ firstName: 'Мария', lastName: 'Соколова' }),
    client: aClient({ name: 'Мария', surname: 'Соколова', phone: null }),
    contact: aContact({ phones: ['8 903 123-45-03'], verifiedPhone: null, balance: 0 }),
    cards: [],
    ...overrides,
  });
}

interface Page {
  account?: Account;
  path?: string;
  answers?: (network: FakeNetwork) => void;
}

/** Opens the form. The fake services accept everything. */
async function open({ account = aNewcomer(), path = '/get-card', answers }: Page = {}) {
  const page = await renderRemote(remote, {
    name: 'mf-profile',
    path,
    account,
    config: { services },
    answers: (network) => {
      network.on(sendPhoneCode, () => ({ response: {} }));
      network.on(checkPhoneCode, () => ({ response: { phone: PHONE } }));
      network.on(createLead, () => ({}));
      network.on(linkCard, () => {
        account.cards = [aCard()];
        return { response: { cardNumber: '770000000011' } };
      });
      answers?.(network);
    },
  });
  await page.findByRole('heading', { level: 1, name: /^Получи карту/ }, { timeout: 4000 });
  const { user } = page;
  const press = (name: string) => user.click(page.getByRole('button', { name }));
  return {
    ...page,
    press,
    field: (name: string) => page.getByRole('textbox', { name }),
    verify: async () => {
      await press('Получить код');
      await user.type(await page.findByRole('textbox', { name: 'Код из СМС' }), '012345');
      await page.findByText('Номер подтверждён');
    },
    agree: async () => {
      await user.click(page.getByRole('checkbox', { name: /политикой обработки/ }));
      await user.click(page.getByRole('checkbox', { name: /правилами программы/ }));
    },
  };
}

type Form = Awaited<ReturnType<typeof open>>;

const verified = () => aNewcomer({ contact: aContact({ phones: [PHONE], verifiedPhone: PHONE }) });

/** Opens the last step with all fields filled in. */
async function openReview(page: Page = {}): Promise<Form> {
  return open({ account: verified(), path: '/get-card?step=consent', ...page });
}

test('§3 the form has three steps and starts with known data', async () => {
  const { field, press, verify, path, ...page } = await open();
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Получи карту Как тебя зовут?');
  expect(page.getByRole('progressbar', { name: 'Шаг 1 из 3' })).toBeVisible();
  expect(field('Имя')).toHaveValue('Мария');
  expect(field('Дата рождения')).toHaveValue('14.05.2003');

  await press('Дальше');
  expect(await page.findByRole('heading', { level: 1, name: /Как с тобой связаться/ })).toHaveFocus();
  expect(path()).toBe('/get-card?step=contacts');
  await verify();
  expect(field('E-mail')).toHaveFocus();
  await press('Дальше');
  expect(await page.findByText('Соколова Мария Сергеевна')).toBeVisible();
  expect(await page.findByText('+7 903 123 45 03')).toBeVisible();
});

test('a person completes and sends the form by keyboard alone', async () => {
  const { user, network, field, ...page } = await open({ account: verified() });
  await tabTo(user, field('Фамилия'));
  await user.keyboard('{Enter}');
  await page.findByRole('heading', { level: 1, name: /Как с тобой связаться/ });
  await tabTo(user, field('E-mail'));
  await user.keyboard('{Enter}');
  await page.findByRole('heading', { level: 1, name: /Проверь и согласись/ });
  for (const consent of [/политикой обработки/, /правилами программы/]) {
    await tabTo(user, page.getByRole('checkbox', { name: consent }));
    await user.keyboard(' ');
  }
  await tabTo(user, page.getByRole('button', { name: 'Получить карту' }));
  await user.keyboard('{Enter}');
  await page.findByText(/^Твоя карта готова/);
  expect(network.calls(createLead)).toHaveLength(1);
});

test('R32 the calendar offers the birthday of a person who turns 14 today in Moscow', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T21:30:00Z'), advanceTimers: true });
  try {
    const { user, field, ...page } = await open();
    await user.clear(field('Дата рождения'));
    await user.click(page.getAllByRole('button', { name: 'Открыть календарь' })[0] as HTMLElement);
    expect(await page.findByRole('button', { name: /22 ноября 2012/ })).toBeEnabled();
    expect(page.getByRole('button', { name: /23 ноября 2012/ })).toBeDisabled();
  } finally {
    jest.useRealTimers();
  }
});

test('the card preview shows the typed name', async () => {
  const { user, field, ...page } = await open();
  await user.clear(field('Имя'));
  await user.type(field('Имя'), 'Oʻgʻiloy');
  expect(page.getByRole('figure')).toHaveTextContent('Oʻgʻiloy Соколова');
});

describe('§5 invalid answers', () => {
  const empty = aNewcomer({ client: aClient({ surname: '', patronymic: '', sex: null, birth_date: null }) });

  test('invalid answers show at their step, and the first takes the focus', async () => {
    const { user, field, press, ...page } = await open({ account: empty });
    await user.clear(field('Фамилия'));
    await press('Дальше');
    expect(page.getAllByText('Поле обязательно для заполнения')).toHaveLength(4);
    expect(field('Фамилия')).toHaveFocus();
    expect(field('Фамилия')).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(page.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
  });

  test.each([
    ['Имя', 'Анна1', 'Введи корректное имя'],
    ['Фамилия', 'К@римова', 'Введи корректную фамилию'],
    ['Отчество', '2', 'Введи корректное отчество'],
    ['Дата рождения', '31.02.2003', 'Введи корректную дату рождения. Участнику от 14 до 100 лет'],
  ])('%s: %s shows an error when the field loses the focus', async (name, typed, text) => {
    const { user, field } = await open();
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(field(name)).not.toHaveAccessibleDescription(text);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(text);
  });

  test('R33 the form reports emoji before sending', async () => {
    const { user, field, ...page } = await open();
    await user.type(field('Имя'), '🎉');
    expect(page.getByText('Эмодзи здесь не отправятся')).toBeVisible();
  });

  test('the form without a middle name does not require it', async () => {
    const { user, field, press, ...page } = await open({ account: empty });
    await user.click(page.getByRole('checkbox', { name: 'Нет отчества' }));
    await press('Дальше');
    expect(field('Отчество')).toBeDisabled();
    expect(field('Отчество')).toBeValid();
  });

  test('the form requires both consents', async () => {
    const { press, network, ...page } = await openReview();
    await press('Получить карту');
    expect(page.getAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    expect(page.getByRole('checkbox', { name: /политикой обработки/ })).toHaveFocus();
    expect(network.calls(createLead)).toEqual([]);
  });
});

describe('§4 the phone', () => {
  const contacts = { path: '/get-card?step=contacts' };

  test('the phone waits for its code', async () => {
    const { press, field, ...page } = await open(contacts);
    await press('Дальше');
    expect(field('Телефон')).toHaveAccessibleDescription('Подтверди номер кодом из СМС');
    await press('Получить код');
    expect(await page.findByRole('textbox', { name: 'Код из СМС' })).toHaveFocus();
    await press('Дальше');
    expect(field('Код из СМС')).toHaveFocus();
  });

  test('an invalid phone gets no code', async () => {
    const { user, press, field, network, ...page } = await open(contacts);
    await user.clear(field('Телефон'));
    await user.type(field('Телефон'), '123');
    await press('Получить код');
    expect(field('Телефон')).toHaveAccessibleDescription('Введи корректный номер телефона');
    expect(field('Телефон')).toHaveFocus();
    expect(network.calls(sendPhoneCode)).toEqual([]);
    expect(page.queryByRole('textbox', { name: 'Код из СМС' })).not.toBeInTheDocument();
  });

  test('R5 a failed send keeps the step open, shows the reason and starts no countdown', async () => {
    const { press, ...page } = await open({
      ...contacts,
      answers: (network) => network.on(sendPhoneCode, () => answer(429, {}, { 'retry-after': '40' })),
    });
    await press('Получить код');
    expect(await page.findByText(/Коды запрашивали слишком часто/)).toBeVisible();
    expect(page.queryByText(/Новый код через/)).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Получить код' })).toBeEnabled();
  });

  test('R5 a refused new code shows the reason at the code', async () => {
    const { press, field, network, ...page } = await open({
      ...contacts,
      answers: (net) => net.on(sendPhoneCode, () => ({ response: { retryAfter: 0 } })),
    });
    await press('Получить код');
    await page.findByRole('textbox', { name: 'Код из СМС' });
    network.on(sendPhoneCode, () => answer(429, {}, { 'retry-after': '40' }));
    await press('Отправить код ещё раз');
    await page.findByText(/Коды запрашивали слишком часто/);
    expect(field('Код из СМС')).toHaveAccessibleDescription(/Коды запрашивали слишком часто/);
  });

  test('R4 a code is a string in the field and a number in the request', async () => {
    const { verify, network } = await open(contacts);
    await verify();
    expect(network.calls(checkPhoneCode)[0]?.input.query).toEqual({ code: 12_345 });
  });

  test.each([
    ['wrong_code', 'Код не подошёл. Проверь СМС и введи ещё раз.'],
    ['code_expired', 'Этот код больше не действует. Запроси новый.'],
    ['code_exhausted', 'Слишком много попыток. Запроси новый код.'],
  ])('%s shows at the code', async (errorCode, text) => {
    const { user, press, field, ...page } = await open({
      ...contacts,
      answers: (network) => network.on(checkPhoneCode, () => answer(409, { error: 'Нет', errorCode })),
    });
    await press('Получить код');
    await user.type(await page.findByRole('textbox', { name: 'Код из СМС' }), '123456');
    expect(await page.findByText(text)).toBeVisible();
    expect(field('Код из СМС')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field('Код из СМС')).toHaveFocus();
    expect(page.getAllByText(text)).toHaveLength(1);

    await user.keyboard('6');
    expect(field('Код из СМС')).toHaveValue('6');
    expect(page.queryByText(text)).not.toBeInTheDocument();
  });

  test('a verified phone needs no second code, but a new phone does', async () => {
    const { user, field, ...page } = await open({ ...contacts, account: verified() });
    expect(page.getByText('Номер подтверждён')).toBeVisible();
    await user.type(field('Телефон'), '{Backspace}4');
    expect(page.getByRole('button', { name: 'Получить код' })).toBeVisible();
  });

  test('the phone of a newcomer makes them a participant', async () => {
    const account = aNewcomer({ contact: null, client: aClient({ phone: PHONE }) });
    const { press, verify, ...page } = await open({
      ...contacts,
      account,
      answers: (network) =>
        network.on(checkPhoneCode, () => {
          account.contact = aContact({ verifiedPhone: PHONE, balance: 0 });
          return { response: { phone: PHONE } };
        }),
    });
    await verify();
    await press('Дальше');
    expect(await page.findByRole('heading', { level: 1, name: /Проверь и согласись/ })).toBeVisible();
  });
});

describe('the request', () => {
  test('§7 the request is sent as a lead, creates the card, and the home page shows a greeting', async () => {
    const { press, agree, network, ...page } = await openReview();
    await agree();
    await press('Получить карту');
    expect(await page.findByText('Твоя карта готова. Добро пожаловать в программу')).toBeVisible();
    expect(network.calls(createLead)[0]?.input.body).toMatchObject({
      land: 'sf_referral',
      payload: {
        name: 'Мария',
        last_name: 'Соколова',
        middle_name: 'Сергеевна',
        phone_number: PHONE,
        gender: 'female',
        birth_date: '2003-05-14',
        email: 'student@cabinet.test',
        entry_point: 'get-card',
      },
    });
    expect(network.calls(linkCard)).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => /draft/.test(key))).toEqual([]);
  });

  test('R36 the page shows no form while the card is created, also after a reload', async () => {
    const account = verified();
    const first = await openReview({ account, answers: (net) => net.on(linkCard, () => ({ response: {} })) });
    await first.agree();
    await first.press('Получить карту');
    expect(await first.findByRole('heading', { name: 'Карта создаётся' })).toHaveFocus();
    first.unmount();

    const answers = (net: FakeNetwork) => net.on(linkCard, () => ({ response: {} }));
    const again = await renderRemote(remote, { name: 'mf-profile', path: '/get-card', account, answers });
    expect(await again.findByRole('heading', { name: 'Карта создаётся' })).toBeVisible();
    expect(again.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('R36 a failed request shows the filled form with a reason and can be sent again', async () => {
    const { press, agree, network, account, ...page } = await openReview({
      answers: (net) => net.on(linkCard, () => answer(503, { message: 'Карты на обслуживании' })),
    });
    await agree();
    await press('Получить карту');
    expect(await page.findByText('Карту создать не получилось')).toBeVisible();
    expect(page.getByText('Карты на обслуживании')).toBeVisible();
    expect(page.getByRole('checkbox', { name: /правилами программы/ })).toBeChecked();

    network.on(linkCard, () => {
      account.cards = [aCard()];
      return { response: { cardNumber: '770000000011' } };
    });
    await press('Получить карту');
    expect(await page.findByText(/^Твоя карта готова/)).toBeVisible();
    expect(network.calls(createLead)).toHaveLength(1);
  });

  test('a refused request shows its reason beside the toast of §8', async () => {
    const { press, agree, network, ...page } = await openReview({
      answers: (net) => net.on(createLead, () => answer(429, { error: 'Спам', errorCode: 'spam' })),
    });
    await agree();
    await press('Получить карту');
    expect(await page.findByText('Анкету не приняли')).toBeVisible();
    expect(page.getByText(/заблокирована анти-спам системой/)).toBeVisible();
    expect(network.calls(linkCard)).toEqual([]);
  });

  test('R31 the request waits for the network', async () => {
    const page = await openReview();
    await setOnline(false);
    expect(page.getByRole('button', { name: 'Получить карту' })).toBeDisabled();
    expect(page.getByText(/Сейчас нет сети/)).toBeVisible();
    await setOnline(true);
    expect(page.getByRole('button', { name: 'Получить карту' })).toBeEnabled();
  });

  test('R37 the request accepts changed terms, and the form says so', async () => {
    const account = { ...verified(), client: aClient({ updated_terms: true, phone: null }) };
    const { press, agree, network, ...page } = await openReview({ account });
    expect(page.getByText('Правила изменились. Прочитай их ещё раз.')).toBeVisible();
    await agree();
    await press('Получить карту');
    await page.findByText(/^Твоя карта готова/);
    expect(network.calls(updateClient).at(-1)?.input.body).toEqual({
      updated_terms: false,
      project_id: 1,
    });
  });

  test('§6 the request is not sent in view-as', async () => {
    const page = await openReview({ account: { ...verified(), owner: 'maria@cabinet.test' } });
    expect(page.getByRole('button', { name: 'Получить карту' })).toBeDisabled();
    expect(page.getByText(/Ты смотришь чужой кабинет/)).toBeVisible();
  });
});

describeForm('the confirmation form', {
  open: (account, answers) => openReview({ account, answers }),
  account: verified,
  route: createLead,
  taken: () => ({}),
  values: { 'Соглашаюсь с политикой': true, 'Соглашаюсь с правилами': true },
  send: 'Получить карту',
  sent: { body: { payload: { name: 'Мария', entry_point: 'get-card' } } },
  wrong: ['Соглашаюсь с политикой', '', 'Поле обязательно для заполнения'],
  refused: /^Анкету не приняли/,
  sameAs: ({ input }) => input.body.payload.mergelead,
});

describeForm('the code of the phone', {
  async open(account, answers) {
    const page = await open({ account, answers, path: '/get-card?step=contacts' });
    await page.press('Получить код');
    await page.findByRole('textbox', { name: 'Код из СМС' });
    return page;
  },
  account: aNewcomer,
  route: checkPhoneCode,
  taken: () => ({ response: { phone: PHONE } }),
  values: { 'Код из СМС': '012345' },
  sent: { query: { code: 12_345 } },
  wrong: ['Код из СМС', '123', 'В коде 6 цифр'],
  wrongCode: ['Код из СМС', /Код не подошёл/],
  unanswered: /Нет ответа/,
  sameAs: ({ input }) => String(input.query.code),
  hasDraft: false,
  isSentByItsPanel: true,
  isHiddenInViewAs: true,
});

test('§1 the link to the policy does not tick its consent', async () => {
  const { user, ...page } = await openReview();
  await user.click(page.getByRole('link', { name: 'политикой обработки персональных данных' }));
  expect(store.get(isPolicyOpenAtom)).toBe(true);
  store.set(isPolicyOpenAtom, false);
  expect(page.getByRole('checkbox', { name: /политикой обработки/ })).not.toBeChecked();
});

test('SE3 the draft returns to the same participant only', async () => {
  const maria = aNewcomer();
  const first = await open({ account: maria });
  await first.user.type(first.field('Имя'), 'нна');
  first.unmount();

  const another = await open();
  expect(another.field('Имя')).toHaveValue('Мария');
  another.unmount();
  expect((await open({ account: maria })).field('Имя')).toHaveValue('Мариянна');
});

test('«Назад» and «Изменить» keep the typed answers', async () => {
  const { press, field, path, ...page } = await openReview();
  await press('Изменить имя и дату рождения');
  expect(field('Имя')).toHaveValue('Мария');
  await press('Дальше');
  await page.findByRole('heading', { level: 1, name: /Как с тобой связаться/ });
  await press('Назад');
  expect(path()).toBe('/get-card?step=name');
});
