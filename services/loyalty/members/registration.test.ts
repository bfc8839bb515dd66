import { addClient, linkCard } from '@cabinet/contracts/crm';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { listContactTracking } from '@cabinet/contracts/programme';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { aContact, aMember } from '../../testing/loyalty/members.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { takeContact } from './contacts.ts';
import { register } from './registration.ts';

const FIVE_SPELLINGS = [
  '+79035550101',
  '89035550101',
  '7 903 555-01-01',
  '8 (903) 555-01-01',
  '+7.903.555.0101',
];

onEachDatabase((open) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  proveLedger(() => system.db);

  /** Returns a signed-in caller whom the CRM knows, as after the cabinet's start (§4). */
  async function participant(email: string): Promise<TestCaller> {
    const caller = system.as('student', { sub: email, email });
    await caller.get(addClient, { body: {} });
    return caller;
  }
  async function newcomer(phone?: string): Promise<TestCaller> {
    const { email } = await aContact(system.db, phone ? { phone } : {});
    return participant(email);
  }
  const link = (caller: TestCaller, key?: string) => caller.get(linkCard, { body: {} }, key);
  const balanceOf = async (caller: TestCaller) =>
    (await caller.get(listContacts, { query: {} })).contacts[0]?.balance;
  const cardsOf = async (caller: TestCaller) => (await caller.get(listCards, { query: {} })).cards;
  const operationsOf = async (caller: TestCaller) =>
    (await caller.get(listOperations, { query: {} })).operations.map(({ type, amount }) => [type, amount]);

  test('§1 a completed registration gives a card, 250 tokens and the event', async () => {
    const caller = await newcomer();
    await caller.get(listContactTracking);
    const { response } = await link(caller);
    expect(await cardsOf(caller)).toMatchObject([
      {
        status: 1,
        typeId: 2,
        cardNumber: response?.cardNumber,
        cardHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(response?.cardNumber).toMatch(/^77\d{10}$/);
    expect(await operationsOf(caller)).toEqual([['WELCOME', 250]]);
    expect(await caller.get(listContactTracking)).toEqual(['cards', 'contacts']);
  });

  test('L3 a repeated registration request gets the same answer', async () => {
    const caller = await newcomer();
    const key = 'registration-1';
    expect(await link(caller, key)).toEqual(await link(caller, key));
  });

  test('L7 twenty concurrent registrations of one participant create one card and one welcome of 250', async () => {
    const { email } = await aContact(system.db);
    // Call `register` directly, because the route serialises the calls when it creates the card's link.
    const registration = () =>
      system.db.transaction((tx) => register(tx, { subject: email, email, owner: null }));
    const numbers = await Promise.all(Array.from({ length: 20 }, registration));
    const caller = system.as('student', { sub: email, email });
    expect((await cardsOf(caller)).map(({ cardNumber }) => cardNumber)).toEqual(numbers.filter(Boolean));
    expect(numbers.filter(Boolean)).toHaveLength(1);
    expect(await operationsOf(caller)).toEqual([['WELCOME', 250]]);
  });

  test('L7 twenty registrations with one phone in five spellings create one welcome of 250', async () => {
    const accounts = await Promise.all(FIVE_SPELLINGS.map(newcomer));
    await Promise.all(accounts.flatMap((caller) => Array.from({ length: 4 }, () => link(caller))));

    expect((await Promise.all(accounts.map(cardsOf))).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect((await Promise.all(accounts.map(operationsOf))).flat()).toEqual([['WELCOME', 250]]);
    expect((await Promise.all(accounts.map(balanceOf))).sort()).toEqual([0, 0, 0, 0, 250]);
  });

  test('a participant with a card keeps the card and gets nothing new', async () => {
    const { contact } = await aMember(system.db);
    const member = await participant(contact.email);
    expect(await link(member)).toEqual({ response: {} });
    expect(await cardsOf(member)).toHaveLength(1);
    expect(await balanceOf(member)).toBe(0);
  });

  test.each(['off', 'blocked'])('A5 a card that is %s is not replaced', async (account) => {
    const caller = system.as(account);
    const before = [await cardsOf(caller), await balanceOf(caller)];
    expect(await link(caller)).toEqual({ response: {} });
    expect([await cardsOf(caller), await balanceOf(caller)]).toEqual(before);
  });

  test('a registration without a verified phone creates no card', async () => {
    const caller = system.as('newcomer');
    expect(await link(caller)).toEqual({ response: {} });
    expect(await cardsOf(caller)).toEqual([]);
  });

  test('L7 twenty tabs of a newcomer create one participant', async () => {
    const email = 'twenty-tabs@cabinet.test';
    const who = { subject: email, email, owner: null, firstName: 'Вера', lastName: 'Ли' };
    const take = () => system.db.transaction((tx) => takeContact(tx, who));
    const taken = await Promise.all(Array.from({ length: 20 }, take));
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
    expect(taken[0]).toMatchObject({ email, full_name: 'Вера Ли', balance: 0 });
  });

  test('an unknown participant gets no card', async () => {
    const stranger = await participant('nobody@cabinet.test');
    expect(await link(stranger)).toEqual({ response: {} });
    expect(await cardsOf(stranger)).toEqual([]);
  });
});
