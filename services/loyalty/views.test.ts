import { listCards, listContacts } from '@cabinet/contracts/loyalty';
import { listViews } from '@cabinet/contracts/views';
import { freshDatabase } from '../kit/testing/database.ts';
import { startServices, type TestCaller, type TestSystem } from '../kit/testing/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
beforeEach(() => system.db.query('delete from kit.view_as_read'));

const OWNER = { query: { email: 'poor@cabinet.test' } };
const look = (account: string) => system.as(account).get(listContacts, OWNER);
const viewsOf = async (caller: TestCaller) => (await caller.get(listViews, { query: {} })).views;
/** As if all that is recorded had happened earlier. */
const age = (minutes: number) =>
  system.db.query("update kit.view_as_read set at = at - $1 * interval '1 minute'", [minutes]);

test('§6 the participant learns who of the staff looked, by role and name and never by e-mail', async () => {
  await look('manager');
  const views = await viewsOf(system.as('poor'));
  expect(views).toEqual([
    {
      role: 'manager',
      name: expect.stringMatching(/^\S+ \S+$/),
      from: expect.any(String),
      until: expect.any(String),
    },
  ]);
  expect(JSON.stringify(views)).not.toContain('@');
});

test('looks less than half an hour apart are one visit, of each staff member their own', async () => {
  await look('manager');
  await age(29);
  await look('manager');
  await look('admin');
  await age(31);
  await system.as('manager').get(listCards, OWNER);

  const views = await viewsOf(system.as('poor'));
  expect(views.map(({ role }) => role)).toEqual(['manager', 'admin', 'manager']);
  const lengths = views.map(({ from, until }) => Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
  expect(lengths).toEqual([0, 0, 29]);
});

test('others’ cabinets, refused looks and the own reads are no visits', async () => {
  await look('manager');
  await system.as('student').ask(listContacts, OWNER);
  await system.as('poor').get(listContacts, OWNER);
  expect(await viewsOf(system.as('student'))).toEqual([]);
  expect(await viewsOf(system.as('stranger'))).toEqual([]);
  expect(await viewsOf(system.as('poor'))).toHaveLength(1);
});

test('the last fifty are told', async () => {
  for (let visit = 0; visit < 52; visit++) {
    await look('admin');
    await age(60);
  }
  expect(await viewsOf(system.as('poor'))).toHaveLength(50);
});
