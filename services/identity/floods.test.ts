import { Browser, openRealm, type Realm } from '../testing/identity/realm.ts';
import { freshEmbedded } from '../testing/kit/database.ts';
import { PROTOCOL_PATH } from './realm.ts';

const STUDENT = 'student@cabinet.test';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const MOST = 20;
const PAGE = { accept: 'text/html,*/*' };

let realm: Realm;
afterEach(() => realm.close());

describe('D2 one network opens many sign-ins', () => {
  beforeEach(async () => {
    realm = await openRealm(await freshEmbedded(), { rates: { identityCalls: MOST } });
  });
  const flood = (count: number, headers?: Record<string, string>) =>
    Promise.all(
      Array.from({ length: count }, () => new Browser(realm, HERE).authorise({}, { headers: headers ?? {} })),
    );

  test('D2 the network gets no more, and another network signs in', async () => {
    const answers = await flood(3 * MOST);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(MOST);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2 * MOST);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const [artifacts] = await realm.db.query<{ count: number }>(
      `select count(*)::int as count from identity.artifact where model = 'Interaction'`,
    );
    expect(artifacts).toEqual({ count: MOST });
    expect(await new Browser(realm, ELSEWHERE).typePassword(STUDENT)).toMatchObject({ status: 303 });
  });

  test.each([
    ['ru', 'Слишком много попыток. Подожди 1 минуту'],
    ['uz', 'Urinishlar juda koʻp. 1 daqiqa kuting'],
    ['en', 'Too many tries. Wait 1 minute'],
  ])('a person gets a page in %s', async (language, text) => {
    await flood(MOST);
    const [answer] = await flood(1, { ...PAGE, 'accept-language': language });
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer?.text()).toContain(text);
  });

  test('the public keys stay available', async () => {
    await flood(MOST);
    const { status } = await new Browser(realm, HERE).fetch(`${realm.url}${PROTOCOL_PATH}/certs`);
    expect(status).toBe(200);
  });

  test('a program gets JSON', async () => {
    await flood(MOST);
    const [answer] = await flood(1, { accept: 'application/json' });
    expect(await answer?.json()).toMatchObject({ errorCode: 'too_many' });
  });
});

test('D13 a full process refuses further sign-ins at once, and accepts them again afterwards', async () => {
  realm = await openRealm(await freshEmbedded(), { mostInFlight: 1 });
  const open = () => new Browser(realm).authorise({}, { headers: PAGE });
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  // The embedded database answers nobody else during a transaction.
  const holding = realm.db.transaction(() => freed);

  const refused: Response[] = [];
  const asked = Array.from({ length: 10 }, open);
  await new Promise<void>((resolve) => {
    const note = (answer: Response) => refused.push(answer) === asked.length - 1 && resolve();
    for (const each of asked) each.then(note);
  });
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Сейчас входит слишком много людей');
  }
  free();
  await holding;
  expect((await Promise.all(asked)).filter(({ status }) => status === 303)).toHaveLength(1);
  expect(await open()).toMatchObject({ status: 303 });
});
