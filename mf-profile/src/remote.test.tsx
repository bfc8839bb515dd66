import { refreshRoutes } from '@cabinet/api';
import { listAddresses } from '@cabinet/contracts/addresses';
import { getGoal } from '@cabinet/contracts/goal';
import { type Invitation, listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOperations, type Operation } from '@cabinet/contracts/operations';
import { getRating } from '@cabinet/contracts/rating';
import { cardsAtom, refreshContact, setAppearance, signOutAtom, store } from '@cabinet/state';
import { receiveReports, toastsAtom } from '@cabinet/state/host';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aCard, aContact, anInvitation, anOperation, aReferral, aSession } from '@cabinet/testing/builders';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import * as remote from './remote.tsx';

interface Home extends Omit<RenderRemoteOptions, 'name' | 'account'> {
  account?: Partial<Account>;
  operations?: Operation[];
  invitations?: Invitation[];
}

/** Opens a page of the remote for a participant with these operations and invitations. */
async function open({ account, operations = [], invitations = [], answers, ...options }: Home = {}) {
  const page = await renderRemote(remote, {
    name: 'mf-profile',
    account: anAccount(account),
    answers: (network) => {
      network.on(listOperations, () => ({ operations }));
      network.on(getGoal, () => ({ goal: null }));
      network.on(listInvitations, () => ({ recommendations: invitations }));
      network.on(listManagerRequests, () => ({ requests: [] }));
      answers?.(network);
    },
    ...options,
  });
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

beforeEach(() => store.set(toastsAtom, []));

/** Answers the routes behind the rows of the profile. */
function withValues(network: FakeNetwork) {
  const address = { id: 1, address: 'Москва, Измайловский вал, 2' };
  network.on(listAddresses, () => ({ deliveryNotes: [address, { ...address, id: 2, isHidden: true }] }));
  network.on(getRating, () => ({ client: { place: 5, name: 'Анна Каримова' }, top: [] }));
}

function friends(count: number) {
  return Array.from({ length: count }, () => aReferral({ amount: 18_000 }));
}

describe('the balance', () => {
  test('the balance is in the heading, with its owner and its value', async () => {
    const page = await open();
    expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Привет, Анна. У тебя на карте 12 500 токенов, столько же рублей.',
    );
  });

  test('the balance is counted in coins in the `mti` variant', async () => {
    const page = await open({ config: { project: 'mti' }, account: { contact: aContact({ balance: 251 }) } });
    expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('251 коин, столько же рублей.');
  });

  test('the balance shows before the cards load', async () => {
    const page = await open({ answers: (network) => network.on(listCards, () => answer(409)) });
    expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('12 500');
    expect(page.queryByRole('link', { name: 'Получить карту' })).not.toBeInTheDocument();
  });

  test('the balance names frozen and waiting tokens', async () => {
    const page = await open({
      account: { contact: aContact({ available: 12_000, frozen: 500, waiting: 18_000 }) },
    });
    expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
      'столько же рублей. Из них 500 заморожены. Ещё 18 000 ждут проверки.',
    );
  });

  test('the balance links to the catalogue', async () => {
    const { user, path, ...page } = await open();
    await user.click(await page.findByRole('link', { name: /^Потратить/ }));
    expect(path()).toBe('/catalog/products');
  });

  test('the balance says that the catalogue opens after enrolment in the coins variant', async () => {
    const contact = aContact({ hasWin: false, deals: [] });
    const page = await open({ config: { project: 'mti' }, account: { contact } });
    expect(await page.findByText('Каталог откроется, когда ты поступишь')).toBeVisible();
    expect(page.queryByRole('link', { name: /^Потратить/ })).not.toBeInTheDocument();
  });

  test('the balance shows a failed load and loads again', async () => {
    const { user, network, account, ...page } = await open({
      answers: (network) => network.on(listContacts, () => answer(409)),
    });
    expect(page.getByText('Баланс не загрузился')).toBeVisible();
    network.on(listContacts, () => ({ contacts: account.contact ? [account.contact] : [] }));
    await user.click(page.getByRole('button', { name: 'Повторить' }));
    expect(await page.findByText(/столько же рублей/)).toBeVisible();
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('12 500');
  });

  test('the balance and the history update after a purchase in another part', async () => {
    const operations = [anOperation()];
    const { account, ...page } = await open({ operations });
    await page.findByText('За регистрацию');

    account.contact = aContact({ balance: 11_600, available: 11_600 });
    operations.unshift(anOperation({ type: 'ORDER', amount: -900, orderId: 7, orderNumber: '10482' }));
    await act(() => Promise.all([refreshContact(), refreshRoutes([listOperations])]));

    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('11 600');
    expect(page.getByRole('link', { name: 'Заказ 10482' })).toHaveAttribute('href', '/orders/7');
  });
});

describe('the card', () => {
  test('the card shows its owner and its number in groups of four', async () => {
    const page = await open({ account: { cards: [aCard({ cardNumber: '770000000011' })] } });
    const card = await page.findByRole('figure', { name: 'Карта участника' });
    expect(card).toHaveTextContent('Анна Каримова');
    expect(card).toHaveTextContent('7700 0000 0011');
  });

  test('the card opens its full view with a barcode at its own address', async () => {
    const { user, path, ...page } = await open();
    await user.click(await page.findByRole('button', { name: 'Показать карту на весь экран' }));
    expect(await page.findByRole('dialog', { name: 'Твоя карта' })).toBeVisible();
    expect(await page.findByRole('img', { name: 'Штрихкод 700012000042' })).toBeVisible();
    expect(path()).toBe('/?open=card');

    await user.keyboard('{Escape}');
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/');
  });

  test('the card that was opened by its address closes to the home page', async () => {
    const { user, path, ...page } = await open({ path: '/?open=card' });
    await user.click(await page.findByRole('button', { name: 'Закрыть' }));
    expect(path()).toBe('/');
  });

  test('the virtual card says so and links to a physical card', async () => {
    const page = await open({ account: { cards: [aCard({ typeId: 1 })] } });
    expect(await page.findByText('Виртуальная карта')).toBeVisible();
    expect(page.getByRole('link', { name: 'Получить карту' })).toHaveAttribute('href', '/get-card');
    expect(page.queryByRole('button', { name: 'Скопировать' })).not.toBeInTheDocument();
  });

  test('the card in view-as shows the name of the owner', async () => {
    const session = aSession({ firstName: 'Олег', lastName: 'Админов', roles: ['admin'] });
    const page = await open({ account: { session, owner: 'student@cabinet.test' } });
    expect(await page.findByRole('figure')).toHaveTextContent('Анна Каримова');
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Привет, Анна.');
  });
});

describe('the level', () => {
  test.each([
    [0, 'Уровень «Друг». Первый друг ещё впереди. Ещё 5 друзей, и за каждого будет 40 %.'],
    [4, 'Уровень «Друг». 4 друга уже учатся. Ещё 1 друг, и за каждого будет 40 %.'],
    [6, 'Уровень «Хороший друг». 6 друзей уже учатся. Ещё 4 друга, и будет 50 % и вывод в рубли.'],
    [12, 'Уровень «Лучший друг». 12 друзей уже учатся. За каждого 50 % и вывод в рубли.'],
  ])('the level of %i friends is explained in a sentence', async (count, sentence) => {
    const page = await open({ account: { payments: friends(count) } });
    const chain = await page.findByRole('img', { name: /^Уровень/ });
    expect(chain.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(sentence);
  });

  test('the level sets the percentage of the referral panel and its estimate', async () => {
    const { user, ...page } = await open({ account: { payments: friends(6) } });
    expect(await page.findByText(/Тебе 100 за регистрацию и 40 % его первого семестра/)).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Посчитать награду' }));
    const slider = await page.findByRole('slider', { name: 'Если семестр друга стоит' });
    expect(slider).toHaveValue('96000');
    expect(page.getByText('38 400')).toBeVisible();
  });
});

describe('the referral link', () => {
  const LINK = 'https://friends.test/f/a7k2m9xq';

  test.each([/^friends\.test\/f\//, 'Скопировать'])(
    'the referral link is copied by a press on %s (§2)',
    async (name) => {
      const { user, ...page } = await open();
      await user.click(await page.findByRole('button', { name }));
      expect(await page.findByText('Ссылка скопирована')).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(LINK);
    },
  );

  test('a referral link that cannot be copied is only reported (§8)', async () => {
    const places: string[] = [];
    receiveReports(({ place }) => places.push(place));
    const { user, ...page } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(await page.findByRole('button', { name: 'Скопировать' }));
    expect(places).toEqual(['copy-link']);
    expect(page.queryByText('Ссылка скопирована')).not.toBeInTheDocument();
  });

  test('the referral link shows as a code to scan', async () => {
    const { user, ...page } = await open();
    await user.click(await page.findByRole('button', { name: 'QR-код' }));
    expect(await page.findByRole('img', { name: 'QR-код твоей ссылки' })).toBeVisible();
  });
});

describe('friends', () => {
  test('friends are counted with their rewards, and invitations by step', async () => {
    const page = await open({
      account: { registrations: [aReferral({ amount: 100 })], payments: friends(2) },
      invitations: [anInvitation(), anInvitation({ status: 'paid' }), anInvitation({ status: 'declined' })],
    });
    expect(await page.findByText('отправлено')).toHaveTextContent('1 отправлено');
    const figures = ['приглашения в силе', 'учатся', 'токенов за друзей'].map((name) => page.getByText(name));
    expect(figures.map((figure) => figure.nextSibling?.textContent)).toEqual(['2', '2', '36\u00a0100']);
    expect(page.getByRole('button', { name: /^1 регистрация, 2 оплаты/ })).toBeVisible();
    expect(page.getByText('начислено')).toHaveTextContent('1 начислено');
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain('1 закрыто');
    expect(page.queryByText('на проверке')).not.toBeInTheDocument();
  });

  test('a participant without friends sees no figures, but a next step', async () => {
    const page = await open();
    expect(await page.findByText('Позови первого друга')).toBeVisible();
    expect(page.queryByRole('heading', { name: 'Твои друзья' })).not.toBeInTheDocument();
  });

  test('invitations that failed to load show an error in their place only', async () => {
    const { user, network, ...page } = await open({
      account: { payments: friends(2) },
      answers: (network) =>
        network.on(listInvitations, () => answer(409, { error: 'Приглашения на обслуживании' })),
    });
    // §8: the text shows in its place and in a toast.
    expect(await page.findAllByText('Приглашения на обслуживании')).toHaveLength(2);
    expect(page.getByText('36 000')).toBeVisible();
    network.on(listInvitations, () => ({ recommendations: [anInvitation()] }));
    await user.click(page.getByRole('button', { name: 'Повторить' }));
    expect(await page.findByText('отправлено')).toBeVisible();
  });

  test('friends that failed to load do not count as 0, and load again', async () => {
    const { user, network, ...page } = await open({
      answers: (network) => network.on(listReferrals, () => answer(409)),
    });
    expect(await page.findByText('Не получилось загрузить')).toBeVisible();
    expect(page.queryByText(/Первый друг ещё впереди/)).not.toBeInTheDocument();
    expect(page.queryByText('Позови первого друга')).not.toBeInTheDocument();
    expect(page.getByText(/Тебе 100 за регистрацию и часть его первого семестра/)).toBeVisible();

    network.on(listReferrals, ({ query }) => ({ data: query.xmlId === 'FRIEND' ? [] : friends(6) }));
    await user.click(page.getByRole('button', { name: 'Повторить' }));
    expect(await page.findByText(/и 40 % его первого семестра/)).toBeVisible();
    expect(page.queryByText('Не получилось загрузить')).not.toBeInTheDocument();
  });

  test('failed registrations keep the level of the friends who paid', async () => {
    const page = await open({
      answers: (network) =>
        network.on(listReferrals, ({ query }) =>
          query.xmlId === 'FRIEND' ? answer(409) : { data: friends(6) },
        ),
    });
    expect(await page.findByText('Не получилось загрузить')).toBeVisible();
    expect(page.getByRole('img', { name: /^Уровень «Хороший друг»/ })).toBeVisible();
  });
});

describe('the history', () => {
  const operations = [
    anOperation({ type: 'ACADEM_ORDER', amount: 6_150, comment: 'Людмила Ю.', date: '2024-11-20T10:00:00' }),
    anOperation({
      type: 'ORDER',
      amount: -9_800,
      orderId: 7,
      orderNumber: '10482',
      comment: 'Термос',
      date: '2024-11-12T10:00:00',
    }),
    anOperation({ type: 'QUOTE', amount: 2_000, comment: 'Квота за олимпиаду', date: '2024-10-18T10:00:00' }),
    anOperation({ type: 'CANCELLATION', amount: -500, comment: null, date: '2024-10-07T10:00:00' }),
    anOperation({ type: 'BIRTHDAY', amount: 500, comment: 'С днём рождения!', date: '2024-09-07T10:00:00' }),
    anOperation({
      type: 'WELCOME',
      amount: 250,
      comment: 'Приветственный бонус',
      date: '2024-09-01T10:00:00',
    }),
  ];

  test('the history shows reason, date and sum of the last three operations', async () => {
    const page = await open({ operations });
    expect(await page.findByText('За учёбу друга: Людмила Ю.')).toBeVisible();
    const rows = page.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s/g, ' ') ?? '');
    const row = (words: string) => rows.find((text) => text.includes(words));
    expect(row('Людмила')).toMatch(/20 ноября 2024\+6 150$/);
    expect(row('Заказ 10482')).toMatch(/Термос.*−9 800$/);
    expect(row('По квоте')).toMatch(/Квота за олимпиаду.*\+2 000$/);
    expect(row('Отмена начисления')).toBeUndefined();
  });

  test('the history opens as a full page, grouped by month', async () => {
    const { user, path, ...page } = await open({ operations });
    await user.click(await page.findByRole('link', { name: 'Вся история' }));
    expect(await page.findByText('За регистрацию', { ignore: 'option' })).toBeVisible();
    expect(page.getByText('Отмена начисления', { selector: 'span' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'сентябрь 2024' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Вся история' })).toHaveFocus();
    expect(path()).toBe('/?history=all');
    await user.click(page.getByRole('link', { name: 'Главная' }));
    expect(page.queryByText('За регистрацию')).not.toBeInTheDocument();
  });

  test('the history shows only charges at their own address', async () => {
    const { user, path, ...page } = await open({ operations, path: '/?history=all' });
    await user.click(await page.findByRole('button', { name: 'Списания' }));
    expect(path()).toBe('/?history=charges');
    expect(page.getByText('Отмена начисления', { selector: 'span' })).toBeVisible();
    expect(page.queryByText('С днём рождения!', { selector: 'span' })).not.toBeInTheDocument();
  });

  test('the history draws the balance by month, with the same figures in a table', async () => {
    const { user, path, ...page } = await open({ operations, path: '/?history=all' });
    await user.click(await page.findByRole('button', { name: '3 мес' }));
    expect(path()).toBe('/?history=all&period=quarter');
    expect(page.getByRole('img', { name: /^Баланс по месяцам\..*: 12\u00a0500\.$/ })).toBeVisible();
    expect(page.getAllByRole('row')).toHaveLength(1 + 3);
  });

  test('a history that failed to load keeps the rest of the page', async () => {
    const { user, network, ...page } = await open({
      answers: (network) =>
        network.on(listOperations, () => answer(409, { error: 'История на обслуживании' })),
    });
    expect(await page.findAllByText('История на обслуживании')).toHaveLength(2);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('12 500');
    network.on(listOperations, () => ({ operations }));
    await user.click(page.getByRole('button', { name: 'Повторить' }));
    expect(await page.findByText('За учёбу друга: Людмила Ю.')).toBeVisible();
  });

  test('an empty history says what it will show', async () => {
    const page = await open();
    expect(await page.findByRole('heading', { name: 'История начнётся здесь' })).toBeVisible();
  });
});

describe('the profile', () => {
  test('the home page links to the profile and shows the unique id (§2)', async () => {
    const { user, path, ...page } = await open({ answers: withValues });
    expect(await page.findByText('42')).toBeVisible();
    await user.click(page.getByRole('link', { name: 'Профиль' }));
    expect(path()).toBe('/profile');
    expect(await page.findByRole('heading', { level: 1, name: 'Анна Каримова' })).toBeVisible();
  });

  test('the profile shows the current value in each row', async () => {
    const page = await open({ path: '/profile', answers: withValues });
    const row = (role: 'link' | 'button', name: string) => page.findByRole(role, { name });
    expect(await row('link', 'Почта student@cabinet.test')).toHaveAttribute('href', '/email-change');
    expect(await row('link', 'Адреса 1 адрес')).toHaveAttribute('href', '/addresses');
    expect(await row('link', 'Рейтинг Твоё место: 5')).toHaveAttribute('href', '/rating');
    expect(await row('link', 'Видеокурс 0 из 0')).toHaveAttribute('href', '/education');
    for (const name of ['Цель Пока не поставлена', 'Твой менеджер Ольга Петрова']) {
      expect(await row('button', name)).toBeEnabled();
    }
  });

  test('the profile ends the session and changes the theme only where the cabinet owns them', async () => {
    const portal = await open({ path: '/profile', answers: withValues });
    expect(await portal.findByText('Персональные данные')).toBeVisible();
    expect(portal.queryByRole('button', { name: 'Выйти' })).not.toBeInTheDocument();
    portal.unmount();

    const signOut = jest.fn();
    store.set(signOutAtom, { signOut });
    const { user, ...page } = await open({ path: '/profile', answers: withValues });
    await user.click(await page.findByRole('button', { name: 'Тема Как в системе' }));
    await user.click(page.getByRole('button', { name: 'Тёмная', hidden: true }));
    expect(document.documentElement.dataset.mode).toBe('dark');
    await user.click(page.getByRole('button', { name: 'Выйти' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    act(() => {
      setAppearance('system');
      store.set(signOutAtom, null);
    });
  });

  test('the profile shows the manager with all contacts', async () => {
    const page = await open({ path: '/profile?open=manager', answers: withValues });
    expect(await page.findByRole('heading', { name: 'Ольга Петрова' })).toBeVisible();
    expect(await page.findByRole('link', { name: '+7 495 000 00 03' })).toHaveAttribute(
      'href',
      'tel:+74950000003',
    );
  });

  test('the profile without a manager links to the support', async () => {
    const page = await open({
      path: '/profile?open=manager',
      account: { contact: aContact({ manager: null }) },
      answers: withValues,
    });
    expect(await page.findByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
      'href',
      '/support',
    );
  });
});

describe('a person without a card', () => {
  const newcomer = {
    session: aSession({ firstName: 'Мария', lastName: 'Соколова', email: 'newcomer@cabinet.test' }),
    contact: aContact({ balance: 0, available: 0, manager: null, email: 'newcomer@cabinet.test' }),
    cards: [],
  };

  test('a person without a card sees an invitation in place of balance and card', async () => {
    const page = await open({ account: newcomer });
    expect(await page.findByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Получить карту' })).toHaveAttribute('href', '/get-card');
    expect(page.queryByText('токенов')).not.toBeInTheDocument();
    expect(page.queryByRole('button', { name: 'Скопировать' })).not.toBeInTheDocument();
  });

  test('a person without a card never sees an empty balance while the cards load', async () => {
    const page = await open({ account: newcomer });
    await act(async () => store.set(cardsAtom, null));
    expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Привет, Мария.');
    await act(async () => store.set(cardsAtom, []));
    expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Начни со своей карты');
  });

  test('a person unknown to the programme sees the invitation too', async () => {
    const page = await open({ account: { ...newcomer, contact: null } });
    expect(await page.findByRole('heading', { name: 'Начни со своей карты' })).toBeVisible();
  });

  test('a person without a card reads about the card, its benefits and contacts', async () => {
    const page = await open({ account: newcomer, path: '/no-card' });
    expect(await page.findByRole('heading', { level: 1, name: 'Карты пока нет' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Как получить' })).toBeVisible();
    expect(page.getByText('за регистрацию')).toHaveTextContent('250');
    expect(page.getByText(/первого семестра за каждого друга/)).toHaveTextContent('30 %');
    expect(page.getByRole('figure')).toHaveTextContent('Мария Соколова');
    expect(page.getByText(/назови почту newcomer@cabinet.test/)).toBeVisible();
    expect(page.getByRole('link', { name: 'support@cabinet.test' })).toHaveAttribute(
      'href',
      'mailto:support@cabinet.test',
    );
    expect(await page.findByRole('link', { name: '+7 495 000 00 01' })).toHaveAttribute(
      'href',
      'tel:+74950000001',
    );
  });

  test('the no-card page leads to the get-card page', async () => {
    const { user, path, ...page } = await open({ account: newcomer, path: '/no-card' });
    expect(await page.findByRole('heading', { name: 'Карты пока нет' })).toBeVisible();
    await user.click(page.getByRole('link', { name: 'Получить карту' }));
    expect(path()).toBe('/get-card');
  });
});

test('the no-card page redirects a participant with a card', async () => {
  const { path } = await open({ path: '/no-card' });
  await waitFor(() => expect(path()).toBe('/'));
});

test.each([
  ['uz', 'Salom, Анна. Kartangizda 12 500 token, shuncha rubl.'],
  ['en', 'Hi, Анна. On your card 12,500 tokens, the same in roubles.'],
] as const)('the home page has texts in %s', async (language, heading) => {
  const page = await open({ language });
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
