import {
  askManager,
  listManagerRequests,
  type ManagerRequest,
  requestConversion,
} from '@cabinet/contracts/managerRequests';
import { listContacts } from '@cabinet/contracts/members';
import { freshDatabase } from '../../testing/kit/database.ts';
import { fingerprint } from '../../testing/kit/fingerprint.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

let stage: Stage;
let system: TestSystem;
let best: TestCaller;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  best = system.as('best');
}, 240_000);
afterAll(() => system.close());

const requestsOf = async (caller: TestCaller): Promise<ManagerRequest[]> =>
  (await caller.get(listManagerRequests, { query: {} })).requests;
const conversion = (amount: number, comment = '') => ({ body: { amount, comment } });

test('§1 a Best Friend requests a conversion to roubles, and the balance stays unchanged', () =>
  stage.rehearse(async () => {
    const before = (await best.get(listContacts, { query: {} })).contacts[0];
    const { request } = await best.get(requestConversion, conversion(40_000, 'На карту из договора'));

    expect(request).toMatchObject({
      kind: 'conversion',
      amount: 40_000,
      comment: 'На карту из договора',
      status: 'new',
      answer: null,
    });
    expect((await requestsOf(best))[0]).toEqual(request);
    expect((await best.get(listContacts, { query: {} })).contacts[0]).toEqual(before);
  }));

test('the manager receives a letter for each request', () =>
  stage.rehearse(async () => {
    await best.get(requestConversion, conversion(40_000));
    await best.get(askManager, { body: { comment: 'Когда откроется офис?' } });
    const letters = await system.db.query(
      'select recipient, subject, text from kit.message order by id desc limit 2',
    );
    expect(letters).toMatchObject([
      { recipient: 'yulia@cabinet.test', text: expect.stringContaining('Когда откроется офис?') },
      { recipient: 'yulia@cabinet.test', text: expect.stringContaining('Сумма: 40000') },
    ]);
  }));

test('R33 emoji are removed from a question, and a question of emoji alone is refused', () =>
  stage.rehearse(async () => {
    const { request } = await best.get(askManager, { body: { comment: 'Где карта? 😀' } });
    expect(request.comment).toBe('Где карта?');
    expect(await best.ask(askManager, { body: { comment: '😀' } })).toMatchObject({ status: 400 });
    expect((await best.get(requestConversion, conversion(100, 'На карту 🎉'))).request.comment).toBe(
      'На карту',
    );
  }));

test('tokens in an open request cannot be requested again', () =>
  stage.rehearse(async () => {
    // 30 000 of 260 450 tokens are in an open request.
    expect(await best.ask(requestConversion, conversion(230_451))).toMatchObject({
      status: 409,
      body: { errorCode: 'not_enough_tokens', error: expect.stringMatching(/не хватает 1$/) },
    });
    expect(await best.ask(requestConversion, conversion(230_450))).toMatchObject({ status: 200 });
    expect(await best.ask(requestConversion, conversion(1))).toMatchObject({ status: 409 });
  }));

test('a repeated key creates one request (L3)', () =>
  stage.rehearse(async () => {
    const first = await best.get(requestConversion, conversion(100), 'conversion-1');
    expect(await best.get(requestConversion, conversion(100), 'conversion-1')).toEqual(first);
    expect(await requestsOf(best)).toHaveLength(3);
    expect(await best.ask(requestConversion, conversion(200), 'conversion-1')).toMatchObject({ status: 422 });
  }));

test.each([
  ['student', 100, 409, 'not_best'],
  ['poor', 100, 409, 'not_best'],
  ['off', 100, 409, 'card_off'],
  ['newcomer', 100, 409, 'no_card'],
  ['stranger', 100, 404, 'no_contact'],
  ['best', 0, 400, 'bad_request'],
  ['best', -1, 400, 'bad_request'],
  ['best', 1.5, 400, 'bad_request'],
  ['best', 1e300, 400, 'bad_request'],
])(
  '%s with a request for %d is refused with %i %s, and nothing is stored',
  async (account, amount, status, errorCode) => {
    const before = await fingerprint(system.db);
    expect(await system.as(account).ask(requestConversion, conversion(amount))).toMatchObject({
      status,
      body: { errorCode },
    });
    expect(await fingerprint(system.db)).toEqual(before);
  },
);

test('a participant asks at most ten questions a day, and an empty question is refused', () =>
  stage.rehearse(async () => {
    const ask = (comment: string) => best.ask(askManager, { body: { comment } });
    expect(await ask('  ')).toMatchObject({ status: 400 });
    expect(await ask('x'.repeat(501))).toMatchObject({ status: 400 });
    for (let asked = 0; asked < 10; asked++) expect(await ask('Когда?')).toMatchObject({ status: 200 });
    expect(await ask('Когда?')).toMatchObject({ status: 429 });
  }));

test('requests are private to the participant; staff reads them but creates none', async () => {
  expect(await requestsOf(system.as('student'))).toEqual([]);
  expect(await requestsOf(system.as('stranger'))).toEqual([]);
  const staff = system.as('manager');
  const { requests } = await staff.get(listManagerRequests, { query: { email: 'best@cabinet.test' } });
  expect(requests).toEqual(await requestsOf(best));
});
