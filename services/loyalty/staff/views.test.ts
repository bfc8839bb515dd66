import { listCards, listContacts } from '@cabinet/contracts/members';
import { exportOwnData } from '@cabinet/contracts/privacy';
import { listViews, startView } from '@cabinet/contracts/views';
import { kitHolder } from '../../kit/personalData.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
beforeEach(() => system.db.query('delete from kit.view_as_read'));

const OWNER = { query: { email: 'poor@cabinet.test' } };
const look = (account: string) => system.as(account).get(listContacts, OWNER);
const viewsOf = async (caller: TestCaller) => (await caller.get(listViews, { query: {} })).views;
/** Moves all recorded views into the past. */
const age = (minutes: number) =>
  system.db.query("update kit.view_as_read set at = at - $1 * interval '1 minute'", [minutes]);

test('§6 the participant sees the role and name of viewing staff, without the e-mail', async () => {
  await look('manager');
  const views = await viewsOf(system.as('poor'));
  expect(views).toEqual([
    {
      role: 'manager',
      name: expect.stringMatching(/^\S+ \S+$/),
      from: expect.any(String),
      until: expect.any(String),
      reason: '',
    },
  ]);
  expect(JSON.stringify(views)).not.toContain('@');
});

test('views less than half an hour apart are one visit per staff member', async () => {
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

test("views of other cabinets, refused views and the participant's own reads are not visits", async () => {
  await look('manager');
  await system.as('student').ask(listContacts, OWNER);
  await system.as('poor').get(listContacts, OWNER);
  expect(await viewsOf(system.as('student'))).toEqual([]);
  expect(await viewsOf(system.as('stranger'))).toEqual([]);
  expect(await viewsOf(system.as('poor'))).toHaveLength(1);
});

test('the list contains the last fifty visits', async () => {
  for (let visit = 0; visit < 52; visit++) {
    await look('admin');
    await age(60);
  }
  expect(await viewsOf(system.as('poor'))).toHaveLength(50);
});

describe('§6 reason of a visit', () => {
  const start = (reason: string) =>
    system.as('manager').get(startView, { body: { email: 'Poor@Cabinet.test ', reason } });
  const reasons = async () => (await viewsOf(system.as('poor'))).map(({ reason }) => reason);

  test('§6 the reason applies to the following views of the day', async () => {
    await start('Вопрос о заказе');
    await look('manager');
    await age(60);
    await look('manager');
    expect(await reasons()).toEqual(['Вопрос о заказе', 'Вопрос о заказе']);
  });

  test('§6 a reason starts a visit, so that two reasons give two visits', async () => {
    await start('Вопрос о заказе');
    await look('manager');
    await age(5);
    await start('Проверка начислений');
    await look('manager');
    expect(await reasons()).toEqual(['Проверка начислений', 'Вопрос о заказе']);
  });

  test('§6 a reason does not apply to another staff member or to the next day', async () => {
    await start('Вопрос о заказе');
    await look('admin');
    await age(9 * 60);
    await look('manager');
    expect(await reasons()).toEqual(['', '', 'Вопрос о заказе']);
  });

  test('§6 only staff gives a reason, and an empty reason is refused', async () => {
    const body = { email: 'poor@cabinet.test', reason: 'Любопытно' };
    expect(await system.as('student').ask(startView, { body })).toMatchObject({
      status: 403,
      body: { errorCode: 'staff_only' },
    });
    for (const reason of ['  ', ' 😀 '])
      expect(await system.as('manager').ask(startView, { body: { ...body, reason } })).toMatchObject({
        status: 400,
      });
    expect(await viewsOf(system.as('poor'))).toEqual([]);
  });

  test('§6 the reason is part of the export and is deleted when the participant leaves', async () => {
    await start('Вопрос о заказе');
    const copy = await system.as('poor').get(exportOwnData, {});
    expect(copy).toMatchObject({ viewed: [{ role: 'manager', reason: 'Вопрос о заказе' }] });
    await system.db.transaction((tx) =>
      kitHolder.forget(tx, { subject: 'nobody', email: 'poor@cabinet.test', verifiedPhone: null }),
    );
    expect(await system.db.query('select owner_email, reason from kit.view_as_read')).toEqual([
      { owner_email: 'forgotten', reason: '' },
    ]);
  });
});
