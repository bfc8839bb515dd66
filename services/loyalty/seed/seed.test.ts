import { INVITATION_STATUSES, listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { getOperationDictionary, listOperations, OPERATION_TYPES } from '@cabinet/contracts/operations';
import { listOrders, ORDER_STATUSES } from '@cabinet/contracts/orders';
import { listViews } from '@cabinet/contracts/views';
import { balanceBreakdown } from '@cabinet/domain/balance';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { friendshipLevel } from '@cabinet/domain/level';
import { accountStatement } from '@cabinet/domain/statement';
import { welcomeOperation } from '@cabinet/domain/welcome';
import accounts from '../../identity/accounts.json' with { type: 'json' };
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { prepareLoyalty } from '../prepare.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
proveLedger(() => system.db);

const contactOf = async (account: string) =>
  (await system.as(account).get(listContacts, { query: { include: 'deals,manager,hasWin' } })).contacts[0];
const cardsOf = async (account: string) => (await system.as(account).get(listCards, { query: {} })).cards;
const isOfAnOrder = (type: string) => type === 'ORDER' || type === 'CANCEL_ORDER';
const isAccount = (name: string) => accounts.some(({ username }) => username === name);
const set = (values: unknown[]) => [...new Set(values)].sort();

test('a database with data is not seeded again', async () => {
  await prepareLoyalty(system.db, { seed: true });
  const [row] = await system.db.query('select count(*) as contacts from loyalty.contact');
  expect(row).toEqual({ contacts: 21 });
});

test('student has every type of operation, order status, order kind and invitation status', async () => {
  const student = system.as('student');
  const { operations } = await student.get(listOperations, { query: {} });
  const { orders } = await student.get(listOrders, { query: {} });
  const { recommendations } = await student.get(listInvitations, { query: {} });

  expect(set(operations.map(({ type }) => type))).toEqual(set([...OPERATION_TYPES]));
  expect(operations.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_500);
  expect(orders).toHaveLength(12);
  expect(set(orders.map(({ status }) => status))).toEqual(set([...ORDER_STATUSES]));
  expect(set(orders.map(({ kind }) => kind))).toEqual([
    'education',
    'event',
    'product',
    'service',
    'tuition',
  ]);
  expect(set(recommendations.map(({ status }) => status))).toEqual(set([...INVITATION_STATUSES]));
});

test('student is a Good Friend with a manager and 12 500 tokens', async () => {
  expect(await contactOf('student')).toMatchObject({
    full_name: 'Анна Каримова',
    balance: 12_500,
    available: 12_500,
    frozen: 0,
    waiting: 18_000,
    hasWin: true,
    deals: [{ stageId: 'WON' }],
    manager: { name: 'Лола Абдуллаева' },
  });
  const { data } = await system.as('student').get(listReferrals, { query: { xmlId: 'ACADEM_ORDER' } });
  expect(data.map(({ name }) => name)).toContain('Малика Тўхтаева');
  expect(friendshipLevel(data.length)).toMatchObject({ name: 'good' });
});

test.each([
  ['student', 'active', 12_500, 0],
  ['applicant', 'active', 250, 0],
  ['newcomer', 'none', 0, 0],
  ['poor', 'active', 100, 0],
  ['off', 'off', 0, 3_000],
  ['blocked', 'blocked', 0, 4_200],
  ['twocards', 'off', 0, 1_500],
  ['best', 'active', 260_450, 0],
  ['mail-old', 'active', 1_750, 0],
])('%s: the card is %s', async (account, state, available, frozen) => {
  expect(cardState(physicalCard(await cardsOf(account)))).toBe(state);
  expect(await contactOf(account)).toMatchObject({ available, frozen, balance: available + frozen });
});

test('stranger is unknown to the programme', async () => {
  expect(await contactOf('stranger')).toBeUndefined();
  expect(await cardsOf('stranger')).toEqual([]);
});

test('applicant has a recent welcome operation and no later operation', async () => {
  const { operations } = await system.as('applicant').get(listOperations, { query: {} });
  expect(welcomeOperation(operations, new Date())).toMatchObject({ amount: 250 });
});

test('staff visited the cabinet of student three times', async () => {
  const { views } = await system.as('student').get(listViews, { query: {} });
  expect(views.map(({ role }) => role)).toEqual(['manager', 'tokens-admin', 'manager']);
  for (const { from, until } of views) expect(Date.parse(until) - Date.parse(from)).toBe(7 * 60_000);
  for (const { reason } of views) expect(reason).not.toBe('');
});

test('the movements of student name a friend or an order if there is one', async () => {
  const { operations } = await system.as('student').get(listOperations, { query: {} });
  for (const { type, friend, orderNumber } of operations) {
    expect([type, friend !== null]).toEqual([type, ['FRIEND', 'ACADEM_ORDER'].includes(type)]);
    expect([type, orderNumber !== null]).toEqual([type, ['ORDER', 'CANCEL_ORDER'].includes(type)]);
  }
});

test('R46 every seeded movement is explained in every language without its stored comment', async () => {
  for (const account of ['student', 'best', 'off', 'twocards']) {
    const { operations } = await system.as(account).get(listOperations, { query: {} });
    const told = operations.filter(({ friend, comment }) => friend === null && comment !== null);
    expect(told).not.toEqual([]);
    for (const { productName, note } of told) {
      const languages = { ru: expect.any(String), uz: expect.any(String), en: expect.any(String) };
      expect(productName ?? note).toEqual(languages);
    }
  }
});

test('every balance equals the sum of its parts and of its statement', async () => {
  const all = await system.db.query<{ email: string }>('select email from loyalty.contact');
  expect(all).toHaveLength(21);
  const signingIn = all.map(({ email }) => email.replace('@cabinet.test', '')).filter(isAccount);
  expect(signingIn).toHaveLength(17);
  for (const account of signingIn) {
    const contact = await contactOf(account);
    const { operations } = await system.as(account).get(listOperations, { query: {} });
    const parts = balanceBreakdown(contact ?? { balance: Number.NaN });
    expect({ account, ...parts }).toMatchObject({
      available: contact?.available,
      frozen: contact?.frozen,
      earned: operations.reduce((sum, { type, amount }) => sum + (isOfAnOrder(type) ? 0 : amount), 0),
    });
    const period = { from: new Date(Date.now() - 100 * 86_400_000), to: new Date(Date.now() + 86_400_000) };
    const { opening, closing, accrued, charged } = accountStatement(
      operations,
      parts.available + parts.frozen,
      period,
    );
    expect([account, closing, opening + accrued - charged]).toEqual([
      account,
      contact?.balance,
      contact?.balance,
    ]);
    expect(opening).toBe(
      operations
        .filter(({ date }) => new Date(date) < period.from)
        .reduce((sum, { amount }) => sum + amount, 0),
    );
  }
});

test('a conversion to roubles reduces the balance', async () => {
  const best = system.as('best');
  const { requests } = await best.get(listManagerRequests, { query: {} });
  const { operations } = await best.get(listOperations, { query: {} });
  const converted = requests.filter(({ kind, status }) => kind === 'conversion' && status === 'done');
  const taken = operations.filter(({ type, amount }) => type === 'TRANSFER' && amount < 0);
  expect(taken.map(({ amount }) => -amount)).toEqual(converted.map(({ amount }) => amount));
});

test("§1 a friend's study shows its share, from the level before the payment", async () => {
  const { operations } = await system.as('best').get(listOperations, { query: {} });
  const studies = operations.filter(({ type }) => type === 'ACADEM_ORDER').reverse();
  expect(studies.map(({ percent }) => percent)).toEqual([30, 30, 30, 30, 30, 40, 40, 40, 40, 40, 50, 50]);
  expect(operations.every(({ type, percent }) => (type === 'ACADEM_ORDER') === (percent !== null))).toBe(
    true,
  );
});

test('best is a Best Friend', async () => {
  const { data } = await system.as('best').get(listReferrals, { query: { xmlId: 'ACADEM_ORDER' } });
  expect(data).toHaveLength(12);
  expect(friendshipLevel(data.length)).toMatchObject({ name: 'best', next: null });
});

test('operations are filtered by dictionary id and by date', async () => {
  const student = system.as('student');
  const { LoyaltyOperationsInfo: dictionary } = await student.get(getOperationDictionary);
  expect(set(dictionary.map(({ xmlId }) => xmlId))).toEqual(set([...OPERATION_TYPES]));

  const operationId = dictionary.find(({ xmlId }) => xmlId === 'FRIEND')?.ids.join(',') ?? '';
  const friends = await student.get(listOperations, { query: { operationId } });
  expect(set(friends.operations.map(({ type }) => type))).toEqual(['FRIEND']);

  const startDate = new Date(Date.now() - 35 * 86_400_000).toISOString();
  const recent = await student.get(listOperations, { query: { startDate } });
  expect(recent.operations.every(({ date }) => date >= startDate)).toBe(true);
  expect(recent.operations.length).toBeGreaterThan(5);
});

test('orders are filtered by kind and status', async () => {
  const student = system.as('student');
  const tuition = await student.get(listOrders, { query: { kind: 'tuition' } });
  expect(tuition.orders).toMatchObject([{ price: 54_550, status: 'CLOSED', productImage: null }]);
  const fresh = await student.get(listOrders, { query: { status: 'NEW_ORDER' } });
  expect(fresh.orders).toHaveLength(2);
  expect((await student.get(listOrders, { query: { status: 'ANY' } })).orders).toHaveLength(12);
});

test('R50 two active cards have separate balances, and the contact has their sum', async () => {
  const cards = await cardsOf('twocards');
  expect(cards.map(({ status, balance }) => ({ status, balance }))).toEqual([
    { status: 1, balance: 1_250 },
    { status: 1, balance: 250 },
  ]);
  expect((await contactOf('twocards'))?.balance).toBe(1_500);
  expect(cards.every(({ answerBy }) => Date.parse(answerBy ?? '') > Date.now())).toBe(true);
});

test.each([
  ['off', /^Просьба владельца$/],
  ['blocked', /^Две рекомендации не.подтвердились$/],
])('the card of %s states the reason and the start of its restriction', async (account, reason) => {
  const [card] = await cardsOf(account);
  expect(card?.stateReason?.ru).toMatch(reason);
  expect(Date.parse(card?.stateSince ?? '')).toBeLessThan(Date.now());
  expect(card?.balance).toBe((await contactOf(account))?.balance);
});
