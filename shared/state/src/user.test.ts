import { addClient, getClient, updateClient } from '@cabinet/contracts/crm';
import { type Contact, listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOrders } from '@cabinet/contracts/orders';
import { type Account, anAccount, networkOf } from '@cabinet/testing/account';
import { aCard, aClient, aConfig, aContact, aReferral } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeAnswer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import type { Atom } from 'jotai';
import { configAtom } from './config.ts';
import { apiScope, ownerEmailAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { fatalErrorAtom, toastsAtom } from './ui.ts';
import {
  cardStateAtom,
  cardsAtom,
  clientAtom,
  contactAtom,
  endSession,
  forgetUser,
  friendsPhaseAtom,
  isFetchedAtom,
  isStudentAtom,
  loadUser,
  paymentsAtom,
  physicalCardAtom,
  refreshCards,
  refreshContact,
  refreshFriends,
  registrationsAtom,
  userErrorAtom,
  virtualCardAtom,
} from './user.ts';

function signIn(overrides: Partial<Account> = {}): { account: Account; network: FakeNetwork } {
  const account = anAccount(overrides);
  const network = networkOf(account);
  store.set(sessionAtom, account.session);
  store.set(ownerEmailAtom, account.owner);
  store.set(toastsAtom, []);
  forgetUser();
  connect(network, { scope: apiScope });
  return { account, network };
}

/** Runs all pending work that does not wait for the clock. */
async function quiet(): Promise<void> {
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
}

describe('§4 app start', () => {
  test('§4 the start reads the participant, their cards and their friends', async () => {
    const registration = aReferral({ name: 'Борис' });
    const payment = aReferral({ name: 'Вера', amount: 30_000 });
    signIn({ registrations: [registration], payments: [payment] });
    expect(store.get(isFetchedAtom)).toBe(false);

    await loadUser();
    expect(store.get(clientAtom)?.surname).toBe('Каримова');
    expect(store.get(contactAtom)?.balance).toBe(12_500);
    expect(store.get(physicalCardAtom)?.id).toBe(501);
    expect(store.get(registrationsAtom)).toEqual([registration]);
    expect(store.get(paymentsAtom)).toEqual([payment]);
    expect(store.get(userErrorAtom)).toBeNull();
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test("§4 the start requests deals, manager and hasWin by the participant's own e-mail (§7)", async () => {
    const { network } = signIn();
    await loadUser();
    expect(network.calls(listContacts)[0]?.input.query).toEqual({
      email: 'student@cabinet.test',
      include: 'deals,manager,hasWin',
    });
    expect(network.calls(listReferrals).map(({ input }) => input.query.xmlId)).toEqual([
      'FRIEND',
      'ACADEM_ORDER',
    ]);
  });

  test('§4 the reads of the start run in parallel', async () => {
    const { network } = signIn();
    const held = Promise.withResolvers<{ client: null }>();
    network.on(getClient, () => held.promise);
    const started = loadUser();
    while (network.calls().length < 5) await Promise.resolve();
    expect(new Set(network.calls().map(({ route }) => route))).toEqual(
      new Set([getClient, listContacts, listCards, listReferrals]),
    );
    held.resolve({ client: null });
    await started;
  });

  test('the start reads the orders last, and does not wait for them or their failure', async () => {
    const { network } = signIn();
    network.on(listOrders, () => answer(500, { error: 'Сервис отдыхает' }));
    await loadUser();
    expect(store.get(isFetchedAtom)).toBe(true);
    await quiet();
    expect(network.calls().at(-1)).toMatchObject({
      route: listOrders,
      input: { query: { include: 'productImage' } },
    });
    expect([store.get(userErrorAtom), store.get(toastsAtom)]).toEqual([null, []]);
  });

  test('the start reads no orders of a participant whom the loyalty service does not know', async () => {
    const { network } = signIn({ contact: null, cards: [] });
    await loadUser();
    await quiet();
    expect(network.calls(listOrders)).toHaveLength(0);
  });

  test.each([
    ['answers null', () => ({ client: null })],
    ['answers 404', () => answer(404)],
  ])('the start creates a client when the CRM %s', async (_, given) => {
    const { network } = signIn();
    network.on(getClient, given);
    await loadUser();
    expect(network.calls(addClient)[0]?.input.body).toEqual({ name: 'Анна', surname: 'Каримова' });
    expect(store.get(clientAtom)?.id).toBe(77);
  });

  test('§6 the start creates no client in view-as', async () => {
    const { network } = signIn({ owner: 'nobody@cabinet.test', client: null });
    await loadUser();
    expect(network.calls(addClient)).toHaveLength(0);
    expect(store.get(clientAtom)).toBeNull();
    expect(store.get(userErrorAtom)).toBeNull();
  });

  test('the start completes for a participant whom no service knows', async () => {
    signIn({ client: null, contact: null, cards: [] });
    await loadUser();
    expect(store.get(contactAtom)).toBeNull();
    expect(store.get(cardsAtom)).toEqual([]);
    expect(store.get(isFetchedAtom)).toBe(true);
  });
});

describe('R54 the CRM learns the variant', () => {
  afterEach(() => store.set(configAtom, null));

  test.each([
    ['a variant with an id sends its id', 'mti', 5, { project_id: 5 }],
    ['a variant without an id sends no id', 'capital', null, {}],
  ] as const)('%s', async (_, project, projectId, named) => {
    store.set(configAtom, aConfig({ project, projectId }));
    const { network } = signIn({ client: null });
    await loadUser();
    expect(network.calls(addClient)[0]?.input.body).toEqual({ name: 'Анна', surname: 'Каримова', ...named });

    const { network: known } = signIn({ client: aClient({ partner_id: 1 }) });
    await loadUser();
    await quiet();
    expect(known.calls(updateClient)[0]?.input.body).toEqual({ partner_id: 9001, ...named });
  });
});

describe('§4 the sync to the CRM', () => {
  test.each([
    ['nothing if both ids match', {}, {}, null],
    ['nothing if both ids match as text', { partner_id: '9001', bitrix_id: '7001' }, {}, null],
    ['only the id that differs', { partner_id: 1 }, {}, { partner_id: 9001 }],
    [
      'both ids if the CRM has none',
      { partner_id: null, bitrix_id: null },
      {},
      { partner_id: 9001, bitrix_id: 7001 },
    ],
    ['no id that the loyalty service lacks', { partner_id: 1 }, { partnerId: null }, null],
  ])('§4 the sync to the CRM sends %s', async (_, client, contact, body) => {
    const { network } = signIn({ client: aClient(client), contact: aContact(contact) });
    await loadUser();
    await quiet();
    expect(network.calls(updateClient).map(({ input }) => input.body)).toEqual(body ? [body] : []);
  });

  test('§4 the sync to the CRM does not run in view-as', async () => {
    const { network } = signIn({ owner: 'anna@cabinet.test', client: aClient({ partner_id: 1 }) });
    await loadUser();
    await quiet();
    expect(network.calls(updateClient)).toHaveLength(0);
  });
});

describe('R27 a failure at the start leaves the rest usable', () => {
  test.each([
    ['the client', getClient, 500, true],
    ['the contact', listContacts, 500, true],
    ['the cards', listCards, 500, true],
    ['the friends', listReferrals, 500, false],
    ['the contact, refused', listContacts, 403, false],
    ['the cards, refused', listCards, 409, false],
  ] as const)('R12 %s', async (_, route, status, isFatal) => {
    const { network } = signIn();
    network.on(route as typeof listCards, () => answer(status));
    await loadUser();
    expect(store.get(userErrorAtom)?.status).toBe(status);
    expect(store.get(fatalErrorAtom)?.status).toBe(isFatal ? status : undefined);
    // §8: a failure that is not fatal shows a toast.
    expect(store.get(toastsAtom)).toHaveLength(isFatal ? 0 : 1);
    const parts: Atom<unknown>[] = [clientAtom, contactAtom, cardsAtom];
    expect(parts.filter((part) => store.get(part) !== null).length).toBeGreaterThanOrEqual(2);
  });

  test('R12 an unreadable answer is fatal', async () => {
    const { network } = signIn();
    network.on(listCards, () => answer(200, '<html>'));
    await loadUser();
    expect(store.get(fatalErrorAtom)?.kind).toBe('broken');
  });

  test('unreadable friends do not count as an empty list', async () => {
    const { network, account } = signIn({ registrations: [aReferral()] });
    expect(store.get(friendsPhaseAtom)).toBe('loading');
    network.on(listReferrals, ({ query }) =>
      query.xmlId === 'FRIEND' ? { data: account.registrations } : answer(409),
    );
    await loadUser();
    expect(store.get(friendsPhaseAtom)).toBe('failed');
    expect(store.get(registrationsAtom)).toHaveLength(1);
    expect(store.get(paymentsAtom)).toBeNull();

    network.on(listReferrals, () => ({ data: [] }));
    const again = loadUser();
    expect(store.get(friendsPhaseAtom)).toBe('loading');
    await again;
    expect(store.get(friendsPhaseAtom)).toBe('known');
    expect(store.get(paymentsAtom)).toEqual([]);
  });

  test('§2 the guard does not decide without the cards', async () => {
    const { network } = signIn();
    network.on(listCards, () => answer(403));
    await loadUser();
    expect(store.get(isFetchedAtom)).toBe(false);
  });

  test('a second start is the retry', async () => {
    const { network, account } = signIn();
    network.on(listCards, () => answer(500));
    await loadUser();
    network.on(listCards, () => ({ cards: account.cards }));
    await loadUser();
    expect(store.get(fatalErrorAtom)).toBeNull();
    expect(store.get(userErrorAtom)).toBeNull();
    expect(store.get(isFetchedAtom)).toBe(true);
  });
});

describe('the participant after the start', () => {
  test('the balance shows a purchase', async () => {
    const { account } = signIn();
    await loadUser();
    account.contact = aContact({ balance: 11_600, available: 11_600 });
    await refreshContact();
    expect(store.get(contactAtom)?.balance).toBe(11_600);
  });

  test('a late older answer does not replace a newer answer', async () => {
    const { network } = signIn();
    await loadUser();
    const old = Promise.withResolvers<{ contacts: Contact[] }>();
    network.on(listContacts, () => old.promise);
    const first = refreshContact();
    while (network.calls(listContacts).length < 2) await Promise.resolve();
    network.on(listContacts, () => ({ contacts: [aContact({ balance: 11_600 })] }));
    await refreshContact();
    old.resolve({ contacts: [aContact({ balance: 12_500 })] });
    await first;
    expect(store.get(contactAtom)?.balance).toBe(11_600);
  });

  test('the cards show a new block', async () => {
    const { account } = signIn();
    await loadUser();
    account.cards = [aCard({ status: 5 })];
    await refreshCards();
    expect(store.get(cardStateAtom)).toBe('blocked');
  });

  test('the friends show a new payment', async () => {
    const { account } = signIn({ registrations: [aReferral()] });
    await loadUser();
    account.payments = [aReferral({ amount: 38_400 })];
    await refreshFriends();
    expect(store.get(registrationsAtom)).toHaveLength(1);
    expect(store.get(paymentsAtom)).toEqual(account.payments);
  });

  test('a failed refresh never removes visible data, and is never fatal', async () => {
    const { network } = signIn();
    await loadUser();
    network.on(listContacts, () => answer(500));
    await refreshContact();
    expect(store.get(contactAtom)?.balance).toBe(12_500);
    expect(store.get(fatalErrorAtom)).toBeNull();
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  test.each([
    [{ hasWin: true, deals: null }, true],
    [{ hasWin: false, deals: [{ id: 1, docNum: null, partnerId: null, stageId: 'WON' }] }, true],
    [{ hasWin: false, deals: [{ id: 1, docNum: null, partnerId: null, stageId: 'NEW' }] }, false],
    [{ hasWin: false, deals: null }, false],
  ])('§3 contact %j is a student: %s', async (contact, isStudent) => {
    signIn({ contact: aContact(contact) });
    await loadUser();
    expect(store.get(isStudentAtom)).toBe(isStudent);
  });

  test('the state separates the physical and the virtual card', async () => {
    signIn({ cards: [aCard({ id: 1, typeId: 1 }), aCard({ id: 2 })] });
    await loadUser();
    expect([store.get(physicalCardAtom)?.id, store.get(virtualCardAtom)?.id]).toEqual([2, 1]);
  });
});

describe('SE6 the data of one participant does not reach the next', () => {
  test('SE6 forgetUser empties all data', async () => {
    signIn();
    await loadUser();
    forgetUser();
    const atoms: Atom<unknown>[] = [
      clientAtom,
      contactAtom,
      cardsAtom,
      registrationsAtom,
      paymentsAtom,
      physicalCardAtom,
      virtualCardAtom,
      userErrorAtom,
    ];
    expect(atoms.map((atom) => store.get(atom))).toEqual(atoms.map(() => null));
    expect(store.get(isFetchedAtom)).toBe(false);
  });

  test('SE6 a sign-out leaves no participant to read data for', async () => {
    signIn();
    await loadUser();
    endSession();
    expect(apiScope()).toEqual({ subject: '', owner: null, email: null });
    expect(store.get(contactAtom)).toBeNull();
  });

  /** Each part of the start, whose answer the test delays, with another person's data. */
  const PARTS = [
    ['the client', getClient, clientAtom, { client: aClient({ id: 1 }) }],
    ['the contact', listContacts, contactAtom, { contacts: [aContact({ id: 1 })] }],
    ['the cards', listCards, cardsAtom, { cards: [aCard({ id: 1 })] }],
    ['the friends', listReferrals, paymentsAtom, { data: [aReferral({ id: 1 })] }],
  ] as const;

  const CHANGES = [
    ['staff opens another cabinet', { owner: 'boris@cabinet.test' }],
    ['another participant signs in', {}],
  ] as const;

  test.each(
    PARTS.flatMap(([part, route, atom, late]) =>
      CHANGES.flatMap(([change, account]) =>
        [
          ['arrives late', late],
          ['fails late', answer(500)],
        ].map(([what, given]) => ({ part, route, atom, change, account, what, given })),
      ),
    ),
  )('$part $what, $change: the answer is ignored', async ({ route, atom, account, given }) => {
    const { network } = signIn({ owner: 'anna@cabinet.test' });
    const held = Promise.withResolvers<never>();
    network.on(route as typeof listCards, () => held.promise);
    const first = loadUser();
    while (network.calls(route).length === 0) await Promise.resolve();

    signIn(account);
    await loadUser();
    const shown = store.get(atom as Atom<unknown>);
    held.resolve(given as never);
    await first;
    await quiet();
    expect(store.get(atom as Atom<unknown>)).toBe(shown);
    expect([store.get(userErrorAtom), store.get(fatalErrorAtom), store.get(toastsAtom)]).toEqual([
      null,
      null,
      [],
    ]);
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test('a failure is not shown after a newer read succeeds', async () => {
    const { network } = signIn();
    await loadUser();
    const old = Promise.withResolvers<FakeAnswer>();
    network.on(listCards, () => old.promise);
    const first = refreshCards();
    while (network.calls(listCards).length < 2) await Promise.resolve();
    network.on(listCards, () => ({ cards: [aCard({ status: 5 })] }));
    await refreshCards();
    old.resolve(answer(500));
    await first;
    expect(store.get(cardStateAtom)).toBe('blocked');
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
