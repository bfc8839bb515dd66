import { findParticipants, type Participant } from '@cabinet/contracts/participants';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { startView } from '@cabinet/contracts/views';
import { store } from '@cabinet/state/store';
import { anAccount } from '@cabinet/testing/account';
import { describeForm } from '@cabinet/testing/describeForm';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { askedOwnerAtom } from '../start.ts';
import { Area, messages } from './Staff.tsx';

afterEach(() => store.set(askedOwnerAtom, null));

const anna: Participant = {
  email: 'anna+1@cabinet.test',
  name: 'Анна Каримова',
  phone: '··· 4501',
  cardNumber: '770000000010',
  cardState: 'blocked',
};

const open = (answers: (network: FakeNetwork) => void, account = anAccount()) =>
  renderRemote(
    { contract: REMOTE_CONTRACT, Routes: Area, messages },
    { name: 'staff', path: '/staff', answers, account },
  );

/** The browser of staff keeps no data of a participant, and shows one cabinet at a time. */
const OF_STAFF = { hasDraft: false, isHiddenInViewAs: true } as const;

describeForm('the participant search form', {
  ...OF_STAFF,
  open: (account, answers) => open(answers, account),
  route: findParticipants,
  taken: () => ({ participants: [anna], hasMore: false }),
  values: { 'Имя, почта': 'Каримова' },
  send: 'Найти',
  sent: { body: { query: 'Каримова' } },
  wrong: ['Имя, почта', 'ка', 'Не короче 3 знаков'],
  // The search changes nothing.
  sameAs: null,
});

describeForm('the view reason form', {
  ...OF_STAFF,
  open(account, answers) {
    store.set(askedOwnerAtom, 'anna@cabinet.test');
    return open(answers, account);
  },
  route: startView,
  taken: () => ({}),
  values: { Причина: 'Вопрос о карте' },
  send: 'Открыть кабинет',
  sent: { body: { email: 'anna@cabinet.test', reason: 'Вопрос о карте' } },
  wrong: ['Причина', ' ', 'Поле обязательно для заполнения'],
});

describe('§6 staff searches for a participant', () => {
  test('§6 staff finds a participant with details and a link to the cabinet', async () => {
    const { user, network, ...page } = await open((services) =>
      services.on(findParticipants, () => ({ participants: [anna], hasMore: false })),
    );
    await user.type(page.getByRole('searchbox', { name: /Имя, почта/ }), ' Каримова {Enter}');
    const row = await page.findByRole('listitem');
    for (const fact of ['Анна Каримова', 'карта заблокирована', '··· 4501', 'Карта 770000000010'])
      expect(row).toHaveTextContent(fact);
    const link = page.getByRole('link', { name: 'Открыть кабинет: Анна Каримова' });
    expect(link).toHaveAttribute('href', '/my/?ownerEmail=anna%2B1%40cabinet.test');
    expect(page.getByText('Найден 1 участник')).toBeVisible();
    expect(network.calls(findParticipants)[0]?.input.body).toEqual({ query: 'Каримова' });
  });

  test('§6 the search says that it found nobody, or that there are more participants', async () => {
    let found = { participants: [] as Participant[], hasMore: false };
    const { user, ...page } = await open((services) => services.on(findParticipants, () => found));
    const field = page.getByRole('searchbox');
    await user.type(field, 'Никто{Enter}');
    expect(await page.findByText('Никого не нашлось')).toBeVisible();
    found = { participants: [anna], hasMore: true };
    await user.type(field, '{Enter}');
    expect(await page.findByText(/^Показаны первые 1\./)).toBeVisible();
  });

  test('§6 the search needs three letters, shows a rejection, and then runs again', async () => {
    let isRefused = true;
    const { user, network, ...page } = await open((services) =>
      services.on(findParticipants, () =>
        isRefused
          ? answer(429, { error: 'Слишком много запросов' })
          : { participants: [anna], hasMore: false },
      ),
    );
    const field = page.getByRole('searchbox');
    await user.type(field, 'ка{Enter}');
    expect(field).toHaveAccessibleDescription(/Не короче 3 знаков/);
    await user.type(field, 'р{Enter}');
    expect(await page.findByText(/Слишком много запросов/)).toBeVisible();
    isRefused = false;
    await user.type(field, 'и{Enter}');
    expect(await page.findByRole('listitem')).toBeVisible();
    expect(network.calls(findParticipants).at(-1)?.input.body).toEqual({ query: 'кари' });
  });
});

describe('§6 the reason before a cabinet opens', () => {
  const ask = async (answers: (network: FakeNetwork) => void) => {
    store.set(askedOwnerAtom, 'anna@cabinet.test');
    return open(answers);
  };

  test('§6 the reason is required and editable, and is recorded before the cabinet opens', async () => {
    const { user, network, ...page } = await ask((services) => services.on(startView, () => ({})));
    expect(page.getByRole('region', { name: 'anna@cabinet.test' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Открыть кабинет' }));
    const field = page.getByLabelText('Причина');
    expect(field).toHaveAccessibleDescription(/Поле обязательно/);
    expect(network.calls(startView)).toEqual([]);
    await user.click(page.getByRole('button', { name: 'Вопрос о заказе' }));
    expect(field).toHaveFocus();
    await user.type(field, ' 1012{Enter}');
    expect(network.calls(startView)[0]?.input.body).toEqual({
      email: 'anna@cabinet.test',
      reason: 'Вопрос о заказе 1012',
    });
    expect(store.get(askedOwnerAtom)).toBeNull();
  });

  test('§6 a reason that fails to save does not open the cabinet', async () => {
    const { user, ...page } = await ask((services) => services.on(startView, () => answer(503)));
    await user.type(page.getByLabelText('Причина'), 'Вопрос о карте{Enter}');
    expect(await page.findByText(/^Не получилось/)).toBeVisible();
    expect(store.get(askedOwnerAtom)).toBe('anna@cabinet.test');
    expect(page.getByRole('link', { name: 'К поиску' })).toHaveAttribute('href', '/my/staff?ownerEmail=');
  });
});
