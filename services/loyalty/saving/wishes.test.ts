import { addWish, listWishes, removeWish } from '@cabinet/contracts/catalogue';
import { getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { createOrder } from '@cabinet/contracts/orders';
import { listProducts } from '@cabinet/contracts/products';
import { physicalCard } from '@cabinet/domain/card';
import { goalProgress } from '@cabinet/domain/goal';
import { freshDatabase } from '../../testing/kit/database.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

let stage: Stage;
let system: TestSystem;
let poor: TestCaller;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  poor = system.as('poor');
}, 240_000);
afterAll(() => system.close());

const wishesOf = async (caller: TestCaller) =>
  (await caller.get(listWishes, { query: {} })).wishes.map(({ product }) => product.id);
const goalOf = async (caller: TestCaller) => (await caller.get(getGoal, { query: {} })).goal;
const inYears = (years: number) => `${new Date().getFullYear() + years}-06-01`;

describe('wish list', () => {
  test('the wish list returns whole products, newest first, without duplicates', () =>
    stage.rehearse(async () => {
      expect(await wishesOf(poor)).toEqual([]);
      const { wish } = await poor.get(addWish, { params: { id: 1 } });
      const { products } = await poor.get(listProducts, { query: { section: 'products' } });
      expect(wish.product).toEqual(products.find(({ id }) => id === 1));
      await poor.get(addWish, { params: { id: 2 } });
      const { wish: again } = await poor.get(addWish, { params: { id: 1 } });
      expect(again.date).toBe(wish.date);
      expect((await wishesOf(poor)).sort()).toEqual([1, 2]);

      await poor.get(removeWish, { params: { id: 1 } });
      await poor.get(removeWish, { params: { id: 1 } });
      expect(await wishesOf(poor)).toEqual([2]);
    }));

  test('the wish list of student is seeded in the order of the wishes', async () => {
    expect(await wishesOf(system.as('student'))).toEqual([5, 13, 18, 2]);
  });

  test('a wish needs a catalogue product and a known participant', async () => {
    expect(await poor.ask(addWish, { params: { id: 987_654 } })).toMatchObject({
      status: 404,
      body: { errorCode: 'no_product' },
    });
    expect(await system.as('stranger').ask(addWish, { params: { id: 1 } })).toMatchObject({
      status: 404,
      body: { errorCode: 'no_contact' },
    });
    expect(await wishesOf(system.as('stranger'))).toEqual([]);
  });

  test('staff reads the wish list, and only the participant changes it', async () => {
    const { wishes } = await system.as('admin').get(listWishes, { query: { email: 'student@cabinet.test' } });
    expect(wishes).toHaveLength(4);
    const url = '/loyalty/v2/api/wishes/5?email=student@cabinet.test';
    expect(await system.as('admin').send({ method: 'DELETE', url })).toMatchObject({ status: 403 });
    expect(await poor.send({ method: 'DELETE', url })).toMatchObject({ status: 403 });
  });
});

describe('saving goal (R16)', () => {
  test("a goal is a product at today's price, with a date", () =>
    stage.rehearse(async () => {
      const { goal } = await poor.get(setGoal, { body: { prodId: 19, date: inYears(1) } });
      expect(goal).toMatchObject({ product: { id: 19 }, sum: 89_000, date: inYears(1) });
      expect(await goalOf(poor)).toEqual(goal);
      await system.db.query('update loyalty.product set price = 80000 where id = 19');
      expect(await goalOf(poor)).toMatchObject({ sum: 80_000 });
    }));

  test('a sum replaces the product of a goal, and the goal can be removed', () =>
    stage.rehearse(async () => {
      await poor.get(setGoal, { body: { prodId: 19 } });
      await poor.get(setGoal, { body: { sum: 5_000 } });
      expect(await goalOf(poor)).toMatchObject({ product: null, sum: 5_000, date: null });
      await poor.get(removeGoal, { query: {} });
      expect(await goalOf(poor)).toBeNull();
    }));

  test.each([
    ['nothing', {}, 400],
    ['both', { prodId: 1, sum: 100 }, 400],
    ['no token', { sum: 0 }, 400],
    ['half a token', { sum: 0.5 }, 400],
    ['an oversized sum', { sum: 1e12 }, 400],
    ['a past day', { sum: 100, date: '2020-01-01' }, 400],
    ['an invalid day', { sum: 100, date: '2099-02-31' }, 400],
    ['a day with a time', { sum: 100, date: '2099-02-01T10:00:00Z' }, 400],
    ['an unknown product', { prodId: 987_654 }, 404],
  ])('a goal is never %s (R16)', async (_, body, status) => {
    expect(await poor.ask(setGoal, { body })).toMatchObject({ status });
    expect(await goalOf(poor)).toBeNull();
  });

  test('a goal blocks no tokens', () =>
    stage.rehearse(async () => {
      const student = system.as('student');
      await student.get(setGoal, { body: { sum: 12_500 } });
      const { cards } = await student.get(listCards, { query: {} });
      const cardId = physicalCard(cards)?.id ?? 0;
      await student.get(createOrder, { body: { cardId, prodId: 32, date: '2026-12-01T10:00:00.000Z' } });
      expect((await student.get(listContacts, { query: {} })).contacts[0]?.balance).toBe(12_350);
    }));

  test('the goal of student has progress and a forecast', async () => {
    const student = system.as('student');
    const goal = await goalOf(student);
    const { operations } = await student.get(listOperations, { query: {} });
    const progress = goal && goalProgress(goal, { available: 12_500, operations }, new Date());
    expect(progress).toMatchObject({ saved: 12_500, missing: 15_400, percent: 44, isLate: false });
    expect(progress?.forecast?.getTime()).toBeGreaterThan(Date.now());
  });
});
