import { findParticipants } from '@cabinet/contracts/participants';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());

const find = (query: string) => system.as('manager').get(findParticipants, { body: { query } });
const emailsOf = async (query: string) => (await find(query)).participants.map(({ email }) => email);

test.each([
  ['the family name', 'каримова', ['student@cabinet.test']],
  ['the beginnings of both names, in any order', 'Кари анн', ['student@cabinet.test']],
  ['a shared beginning', 'карим', ['best@cabinet.test', 'student@cabinet.test']],
  ['the start of an e-mail', 'student@', ['student@cabinet.test']],
  ['an e-mail in capitals', 'STUDENT@CABINET.TEST', ['student@cabinet.test']],
  ['a formatted phone', '8 (916) 123-45-01', ['student@cabinet.test']],
  ['a phone in full', '+79161234501', ['student@cabinet.test']],
  ['a part of a phone', '123-45-01', []],
  ['operators of a search', "':* & | ! <->", []],
  ['a per cent sign', '%@cabinet', []],
  ['an unknown name', 'Несуществующая', []],
])('§6 staff finds a participant by %s', async (_, query, emails) => {
  expect(await emailsOf(query)).toEqual(emails);
});

test('§6 a search by card returns only the data that identifies the participant', async () => {
  const [known] = (await find('student@cabinet.test')).participants;
  expect(known).toEqual({
    email: 'student@cabinet.test',
    name: 'Анна Каримова',
    phone: '··· 4501',
    cardNumber: expect.stringMatching(/^7700\d{8}$/),
    cardState: 'active',
  });
  expect(await emailsOf(known?.cardNumber ?? '')).toEqual(['student@cabinet.test']);
});

test('R50 two active cards are reported as doubled, not as a pause', async () => {
  expect((await find('twocards@')).participants).toMatchObject([{ cardState: 'doubled' }]);
});

test('§6 a search returns at most twenty participants and says if there are more', async () => {
  await system.db.query(
    `insert into loyalty.contact (email, full_name)
     select 'many-' || n || '@cabinet.test', 'Многих Имя' from generate_series(1, 21) n`,
  );
  const { participants, hasMore } = await find('Многих');
  expect([participants.length, hasMore]).toEqual([20, true]);
});

test('§6 a search skips a participant who has left', async () => {
  await system.db.query(`update loyalty.contact set left_at = now() where email = 'many-1@cabinet.test'`);
  expect(await emailsOf('many-1@')).toEqual([]);
});

test.each(['student', 'newcomer'])('§6 %s may not search for participants', async (account) => {
  expect(await system.as(account).ask(findParticipants, { body: { query: 'Каримова' } })).toMatchObject({
    status: 403,
    body: { errorCode: 'staff_only' },
  });
});

test('§6 a search for two letters is refused', async () => {
  expect(await system.as('admin').ask(findParticipants, { body: { query: ' ка ' } })).toMatchObject({
    status: 400,
  });
});

test.each([
  ['👋👋', 'Поле обязательно для заполнения'],
  ['ка 👋', 'Не короче 3 знаков'],
])('R33 a search for %j is refused with the error of the form', async (query, error) => {
  expect(await system.as('admin').ask(findParticipants, { body: { query } })).toMatchObject({
    status: 400,
    body: { error },
  });
});

test('P3 searches are limited per account', async () => {
  const limited = await startServices(system.db, { participantSearches: 2 });
  const ask = (account: string) => limited.as(account).ask(findParticipants, { body: { query: 'Каримова' } });
  const statuses = [];
  for (const account of ['tokens-admin', 'tokens-admin', 'tokens-admin', 'tokens-manager'])
    statuses.push((await ask(account)).status);
  await limited.app.close();
  expect(statuses).toEqual([200, 200, 429, 200]);
});
