import { listContacts } from '@cabinet/contracts/members';
import { getOrder, type Order } from '@cabinet/contracts/orders';
import { payTuition } from '@cabinet/contracts/tuition';
import { store } from '@cabinet/state';
import { toastsAtom } from '@cabinet/state/host';
import { anAccount } from '@cabinet/testing/account';
import { aContact, anOrder } from '@cabinet/testing/builders';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, lost } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, within } from '@testing-library/react';
import * as remote from './remote.tsx';

type Options = Pick<RenderRemoteOptions, 'account' | 'answers' | 'language'>;

const PAID: Order = anOrder({ kind: 'tuition', prodId: null, number: '1042', price: 5_000 });

async function openForm({ answers, ...options }: Options = {}) {
  const view = await renderRemote(remote, {
    name: 'mf-orders',
    path: '/orders/tuition',
    answers: (network) => {
      network.on(getOrder, () => ({ order: PAID }));
      answers?.(network);
    },
    ...options,
  });
  // The page loads later than the list.
  await screen.findByRole('heading', { level: 1 });
  const { user } = view;
  const amount = () => screen.getByRole('textbox');

  async function fillIn(semester: string, tokens: string) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'За какой семестр' }), semester);
    await user.type(amount(), tokens);
  }
  const ask = () => user.click(screen.getByRole('button', { name: 'Оплатить учёбу' }));
  const confirm = (name = 'Списать') =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  return { ...view, amount, fillIn, ask, confirm };
}

beforeEach(() => store.set(toastsAtom, []));

afterEach(async () => {
  await setOnline(true);
  localStorage.clear();
});

test('the form shows the rest of the balance, warns of the charge and leads to the order', async () => {
  const { network, path, fillIn, ask, confirm } = await openForm();
  network.on(payTuition, () => ({ order: PAID }));
  expect(screen.getByText('Д-1')).toBeVisible();
  await fillIn('3-й семестр', '5000');
  expect(screen.getByText('Останется').parentElement).toHaveTextContent('7 500');

  await ask();
  const question = screen.getByRole('dialog', { name: /^Списать 5.000.токенов\?$/ });
  expect(question).toHaveTextContent('3-й семестр, договор Д-1. На карте останется 7 500.');
  expect(network.calls(payTuition)).toEqual([]);
  await confirm();

  expect(await screen.findByText('Списали 5 000 токенов')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
  expect(path()).toBe(`/orders/${PAID.id}`);
  const [sent, ...others] = network.calls(payTuition);
  expect(sent?.input.body).toMatchObject({ cardId: 501, docNum: 'Д-1', semester: 3, amount: 5_000 });
  expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([]);
  // The start reads the contact, and the payment reads the new balance.
  expect(network.calls(listContacts)).toHaveLength(2);
});

test('a participant with several contracts chooses one', async () => {
  const deal = { partnerId: 9001, stageId: 'WON' };
  const deals = [
    { ...deal, id: 1, docNum: 'Д-1' },
    { ...deal, id: 2, docNum: 'Д-2' },
    { ...deal, id: 3, docNum: 'Д-3', stageId: 'NEW' },
  ];
  const { user, fillIn, ask } = await openForm({ account: anAccount({ contact: aContact({ deals }) }) });
  const contract = screen.getByRole('combobox', { name: 'Договор' });
  expect(
    within(contract)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Выбери', 'Д-1', 'Д-2']);
  await fillIn('1-й семестр', '100');
  await ask();
  expect(contract).toBeInvalid();
  expect(contract).toHaveFocus();
  await user.selectOptions(contract, 'Д-2');
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent('договор Д-2');
});

test.each([
  ['an empty amount', '', 'Поле обязательно для заполнения'],
  ['a blank amount', '   ', 'Поле обязательно для заполнения'],
  ['a fraction', '1,5', 'Впиши целое число, например 5000'],
  ['a negative amount', '-500', 'Впиши целое число, например 5000'],
  ['text', 'много', 'Впиши целое число, например 5000'],
  ['an amount above the balance', '12 600', 'Недостаточно токенов'],
])('§5 %s shows an error at the amount and sends nothing', async (_, text, message) => {
  const { user, network, amount, ask } = await openForm();
  await user.selectOptions(screen.getByRole('combobox', { name: 'За какой семестр' }), '1-й семестр');
  await user.click(amount());
  await user.paste(text);
  await ask();
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(payTuition)).toEqual([]);
});

test('the form shows no error before the first try', async () => {
  await openForm();
  for (const field of [
    screen.getByRole('combobox', { name: 'За какой семестр' }),
    screen.getByRole('textbox'),
  ])
    expect(field).not.toHaveAttribute('aria-invalid');
});

test('an applicant sees when the payment will be possible', async () => {
  const account = anAccount({ contact: aContact({ hasWin: false, deals: [] }) });
  await openForm({ account });
  expect(screen.getByText('Пока нечего оплачивать')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Оплатить учёбу' })).not.toBeInTheDocument();
});

test('a student whose contract has no number sees a link to support', async () => {
  const deals = [{ id: 1, docNum: null, partnerId: 9001, stageId: 'WON' }];
  await openForm({ account: anAccount({ contact: aContact({ deals }) }) });
  expect(screen.getByText('Не нашли твой договор')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', '/support');
});

test('a refused payment shows its own text in the dialog', async () => {
  const { network, fillIn, ask, confirm } = await openForm();
  network.on(payTuition, () => answer(409, { error: 'Токены сейчас заморожены', errorCode: 'card_off' }));
  await fillIn('3-й семестр', '5000');
  await ask();
  await confirm();
  expect(
    await within(screen.getByRole('dialog')).findByText(/^Токены сейчас заморожены: они на месте/),
  ).toBeVisible();
});

test('§8 a refused payment shows the remark of the service beside its own text', async () => {
  const { network, fillIn, ask, confirm } = await openForm();
  network.on(payTuition, () => answer(400, { message: 'Договор закрыт' }));
  await fillIn('3-й семестр', '5000');
  await ask();
  await confirm();
  expect(
    await within(screen.getByRole('dialog')).findByText(/^Оплата не прошла.* Договор закрыт$/),
  ).toBeVisible();
});

test('a payment with a lost answer is sent again unchanged with the same key', async () => {
  const { network, amount, fillIn, ask, confirm } = await openForm();
  network.on(payTuition, () => lost);
  await fillIn('3-й семестр', '5000');
  await ask();
  await confirm();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/Ответ не пришёл/, {}, { timeout: 3_000 })).toBeVisible();
  expect(amount()).toBeDisabled();

  network.on(payTuition, () => ({ order: PAID }));
  await confirm('Повторить');
  expect(await screen.findByText('Списали 5 000 токенов')).toBeVisible();
  const keys = network.calls(payTuition).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

describeForm('the tuition form', {
  open: (account, answers) => openForm({ account, answers }),
  route: payTuition,
  taken: () => ({ order: PAID }),
  values: { 'За какой семестр': '3-й семестр', 'Сколько списать': '5000' },
  send: 'Оплатить учёбу',
  confirm: 'Списать',
  sent: { body: { docNum: 'Д-1', semester: 3, amount: 5_000 } },
  wrong: ['Сколько списать', '1,5', 'Впиши целое число'],
  again: ['Повторить'],
});

test('R31 without a network the button is disabled with a reason, and the typed values stay', async () => {
  const { amount, fillIn } = await openForm();
  await fillIn('3-й семестр', '5000');
  await setOnline(false);
  const button = screen.getByRole('button', { name: 'Оплатить учёбу' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Сейчас нет сети. Получится, когда она появится.');
  await setOnline(true);
  expect(button).toBeEnabled();
  expect(amount()).toHaveValue('5000');
});

test('§6 in view-as the button is disabled with a reason', async () => {
  await openForm({ account: anAccount({ owner: 'other@cabinet.test' }) });
  const button = screen.getByRole('button', { name: 'Оплатить учёбу' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/чужой кабинет/);
});

test.each([
  ['ru', 'Недостаточно токенов, не хватает 100.'],
  ['uz', 'Tokenlar yetarli emas! Yana 100 kerak.'],
  ['en', 'Not enough tokens, 100 short.'],
] as const)('§5 the form names the missing tokens in %s', async (language, words) => {
  const { user, amount } = await openForm({ language });
  await user.type(amount(), '12600');
  await user.tab();
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(words));
});
