import { askSupport, listSupportTickets } from '@cabinet/contracts/support';
import { freshDatabase } from '../../testing/kit/database.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

let stage: Stage;
let system: TestSystem;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
}, 240_000);
afterAll(() => system.close());

const ticketsOf = async (caller: TestCaller) => (await caller.get(listSupportTickets, { query: {} })).tickets;
const question = { topic: 'tokens' as const, text: 'Где мои токены?' };

test('student has two requests, and one of them has an answer', async () => {
  expect(await ticketsOf(system.as('student'))).toMatchObject([
    { topic: 'invitations', status: 'working', answer: null },
    { topic: 'orders', status: 'done', answer: expect.stringContaining('Чехол') },
  ]);
});

test.each(['student', 'stranger'])('%s sends a support request, and a letter confirms it', (account) =>
  stage.rehearse(async () => {
    const caller = system.as(account);
    const { ticket } = await caller.get(askSupport, { body: question });
    expect(ticket).toMatchObject({ ...question, status: 'new', answer: null });
    expect((await ticketsOf(caller))[0]).toEqual(ticket);
    const [letter] = await system.db.query(
      'select recipient, subject from kit.message order by id desc limit 1',
    );
    expect(letter).toEqual({
      recipient: `${account}@cabinet.test`,
      subject: `Обращение ${ticket.id} принято`,
    });
  }),
);

test('a repeated key creates one support request (L3)', () =>
  stage.rehearse(async () => {
    const poor = system.as('poor');
    const first = await poor.get(askSupport, { body: question }, 'support-1');
    expect(await poor.get(askSupport, { body: question }, 'support-1')).toEqual(first);
    expect(await ticketsOf(poor)).toHaveLength(1);
  }));

test('a participant sends at most ten support requests a day', () =>
  stage.rehearse(async () => {
    const ask = () => system.as('poor').ask(askSupport, { body: question });
    for (let asked = 0; asked < 10; asked++) expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  }));

test.each([
  [{ topic: 'weather', text: 'Что с погодой?' }],
  [{ topic: 'tokens', text: '  ' }],
  [{ topic: 'tokens', text: 'x'.repeat(2001) }],
])('a support request %j is refused', async (body) => {
  expect(await system.as('poor').ask(askSupport, { body: body as never })).toMatchObject({ status: 400 });
});

test('support requests are private to the sender and visible to staff', async () => {
  expect(await ticketsOf(system.as('best'))).toEqual([]);
  const { tickets } = await system
    .as('manager')
    .get(listSupportTickets, { query: { email: 'student@cabinet.test' } });
  expect(tickets).toEqual(await ticketsOf(system.as('student')));
});
