import { listWishes } from '@cabinet/contracts/catalogue';
import { getGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { listOperations } from '@cabinet/contracts/operations';
import { exportOwnData, getPrivacy, leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import type { RouteOutput } from '@cabinet/contracts/route';
import { hasLeftAtom, store } from '@cabinet/state';
import type { Account } from '@cabinet/testing/account';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

type Leaving = NonNullable<RouteOutput<typeof getPrivacy>['leaving']>;

// Preload the dialogs, so that no test waits for their compilation.
beforeAll(
  () => Promise.all([import('./pages/dialogs/dialogs.tsx'), import('./pages/dialogs/Privacy.tsx')]),
  30_000,
);
beforeEach(() => {
  localStorage.clear();
  store.set(hasLeftAtom, false);
});

const NOTHING: Leaving = { balance: 0, waiting: 0, invitations: 0, openOrders: 0, refusal: null };

async function open(
  leaving: Partial<Leaving> | null = {},
  answers?: (network: FakeNetwork) => void,
  account?: Account,
) {
  const view = await renderRemote(remote, {
    name: 'mf-profile',
    path: '/?open=privacy',
    ...(account && { account }),
    answers: (network) => {
      network.on(listOperations, () => ({ operations: [] }));
      network.on(listInvitations, () => ({ recommendations: [] }));
      network.on(listManagerRequests, () => ({ requests: [] }));
      network.on(listWishes, () => ({ wishes: [] }));
      network.on(getGoal, () => ({ goal: null }));
      network.on(getPrivacy, () => ({ consents: [], leaving: leaving && { ...NOTHING, ...leaving } }));
      network.on(sendLeaveCode, () => ({ retryAfter: 60 }));
      answers?.(network);
    },
  });
  await screen.findByRole('heading', { name: 'Выход из программы' });
  return view;
}

const code = () => screen.findByRole('textbox', { name: 'Код из письма' });
const send = () => screen.getByRole('button', { name: 'Получить код для выхода' });
const leave = () => screen.getByRole('button', { name: 'Выйти' });

test('the dialog shows the losses before it asks anything', async () => {
  await open({ balance: 12_500, waiting: 18_000, invitations: 4 });
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/Токены на карте сгорят: 12.500\./);
  expect(dialog).toHaveTextContent(/уже не придут: 18.000\./);
  expect(dialog).toHaveTextContent('4 приглашения в пути перестанут');
  expect(dialog).not.toHaveTextContent(/В пути \d+ заказ/);
});

test('a participant without tokens loses only the card', async () => {
  await open();
  expect(screen.getByRole('dialog')).toHaveTextContent('Карта закроется насовсем.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('сгорят');
});

test('a participant with a blocked card cannot leave', async () => {
  const { network } = await open({ refusal: 'card-blocked' });
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription(/Карта заблокирована/);
  expect(network.calls(sendLeaveCode)).toEqual([]);
});

test.each([
  ['wrong_code', /Код не подошёл\. Проверь письмо/],
  ['code_expired', /больше не действует/],
  ['code_exhausted', /Слишком много попыток/],
  ['open_orders', /Сначала получи или отмени/],
])('%s shows at the code, and the participant stays', async (errorCode, reason) => {
  const error = 'Сначала получи или отмени свои заказы';
  const { user, network } = await open({}, (fake) =>
    fake.on(leaveProgramme, () => answer(409, { error, errorCode })),
  );
  await user.click(send());
  await user.type(await code(), '012345');
  await user.click(leave());
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(reason));
  expect(network.calls(leaveProgramme)[0]?.input.body).toEqual({ code: 12_345 });
  expect(store.get(hasLeftAtom)).toBe(false);
});

describeForm('the leaving form', {
  async open(account, answers) {
    const view = await open({}, answers, account);
    await view.user.click(send());
    await code();
    return view;
  },
  route: leaveProgramme,
  taken: () => ({ result: 'success' }),
  values: { 'Код из письма': '012345' },
  confirm: 'Выйти',
  sent: { body: { code: 12_345 } },
  wrong: ['Код из письма', '12345', 'В коде 6 цифр'],
  unanswered: /Нет ответа/,
  hasDraft: false,
  wrongCode: ['Код из письма', /Код не подошёл/],
  isHiddenInViewAs: true,
});

test('L3 a participant has left after a lost answer and the right code', async () => {
  const { user, network } = await open({}, (fake) => fake.on(leaveProgramme, () => lost));
  await user.click(send());
  await user.type(await code(), '123456');
  await user.click(leave());
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/Нет ответа/));
  network.on(leaveProgramme, () => ({ result: 'success' }));
  await user.type(await code(), '123456');
  await user.click(leave());
  await waitFor(() => expect(store.get(hasLeftAtom)).toBe(true));
});

test('a participant who cancels types the code again', async () => {
  const { user, network } = await open();
  await user.click(send());
  await user.type(await code(), '123456');
  await user.click(screen.getByRole('button', { name: 'Остаться' }));
  await waitFor(async () => expect(await code()).toHaveValue(''));
  expect(await code()).toHaveFocus();
  expect(network.calls(leaveProgramme)).toEqual([]);
});

test('R31 without a network the code waits and shows the reason', async () => {
  const { user } = await open();
  await user.click(send());
  await code();
  await setOnline(false);
  expect(await screen.findByText(/^Сейчас нет сети: отправить/)).toBeVisible();
  expect(await code()).toHaveAttribute('readonly');
  await setOnline(true);
  expect(await code()).not.toHaveAttribute('readonly');
});

test('a code that cannot be sent shows the reason', async () => {
  const { user } = await open({}, (fake) => fake.on(sendLeaveCode, () => answer(429)));
  await user.click(send());
  await waitFor(() => expect(send()).toHaveAccessibleDescription(/слишком часто/));
});

test('a copy of the data that fails shows the error', async () => {
  const { user } = await open({}, (fake) => fake.on(exportOwnData, () => answer(500)));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Скачать мои данные' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Скачать мои данные' })).toHaveAccessibleDescription(/./),
  );
});
