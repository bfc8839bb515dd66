import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { freshEmbedded } from '../testing/kit/database.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';

const PLENTY = 10 ** 9;
let free = PLENTY;
let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshEmbedded('seeded', { freeBytes: async () => free }));
}, 240_000);
afterAll(() => system.close());

test('K4 a full disk refuses orders without partial writes, and orders continue afterwards', async () => {
  const student = system.as('student');
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z' };
  const before = await student.get(listContacts, { query: {} });

  free = 1_000;
  const refused = await student.ask(createOrder, { body });
  expect(refused).toMatchObject({ status: 503, body: { errorCode: 'disk_full' } });
  expect(refused.body.error).toMatch(/закончилось место/);
  expect(await student.get(listContacts, { query: {} })).toEqual(before);

  free = PLENTY;
  expect(await student.ask(createOrder, { body })).toMatchObject({ status: 200 });
});
