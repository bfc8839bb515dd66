import type { RateName } from '../kit/limits.ts';
import { Browser, locationOf, openRealm, type Realm } from '../testing/identity/realm.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';

const STUDENT = 'student@cabinet.test';
const POOR = 'poor@cabinet.test';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

/** Low limits for the tests. */
const FIGURES: Partial<Record<RateName, number>> = {
  signInsOfForm: 15,
  signInsOfNetwork: 40,
  wrongPasswords: 5,
  wrongPasswordsOfNetwork: 10,
};

type Outcome = 'signed in' | 'wrong' | 'wait' | 'busy';

const OUTCOMES: Record<number, Outcome> = { 200: 'wrong', 303: 'signed in', 429: 'wait', 503: 'busy' };

onEachDatabase((open) => {
  let realm: Realm;
  beforeAll(async () => {
    realm = await openRealm(await open(), { rates: FIGURES });
  }, 240_000);
  afterAll(() => realm.close());
  beforeEach(() => realm.db.query('delete from kit.rate'));

  /** Ages the rate counts by the given seconds. */
  const pass = (seconds: number) =>
    realm.db.query('update kit.rate set ends_at = ends_at - make_interval(secs => $1)', [seconds]);
  const at = (network = HERE) => new Browser(realm, network);
  const outcomeOf = ({ status }: Response) => OUTCOMES[status];

  async function type(browser: Browser, email: string, password?: string): Promise<Outcome | undefined> {
    return outcomeOf(await browser.typePassword(email, password));
  }
  /** Sends wrong passwords in sequence, each from a new browser. */
  async function guess(count: number, email: (n: number) => string, network = HERE) {
    const outcomes: Array<Outcome | undefined> = [];
    for (let n = 0; n < count; n++) outcomes.push(await type(at(network), email(n), `wrong ${n}`));
    return outcomes;
  }
  const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome);
  const somebody = (n: number) => `somebody-${n}@cabinet.test`;

  describe('D2 limits of the sign-in form', () => {
    /** Opens the form of a new sign-in. */
    async function openForm(browser: Browser): Promise<(password: string) => Promise<Response>> {
      const form = locationOf(await browser.authorise());
      return (password) =>
        browser.fetch(form, { method: 'POST', body: new URLSearchParams({ username: POOR, password }) });
    }

    test('D2 a form refuses concurrent submissions, with the time to retry', async () => {
      const send = await openForm(at());
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(`wrong ${n}`)));
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await answer.text()).toContain('Сейчас входит слишком много людей');
      }
      expect(await type(at(ELSEWHERE), POOR)).toBe('signed in');
    });

    test('D2 a form accepts a limited number of submissions for all e-mails', async () => {
      const browser = at();
      const form = locationOf(await browser.authorise());
      const outcomes: Array<Outcome | undefined> = [];
      for (let n = 0; n < 18; n++) {
        // Reset the counts of wrong passwords, so that only the form limit applies.
        await realm.db.query(`delete from kit.rate where name like 'wrong%'`);
        const body = new URLSearchParams({ username: somebody(n), password: 'wrong' });
        outcomes.push(outcomeOf(await browser.fetch(form, { method: 'POST', body })));
      }
      expect(outcomes).toEqual([...times(15, 'wrong'), ...times(3, 'wait')]);
      expect(await type(at(), STUDENT)).toBe('signed in');
    });

    test.each([
      ['an address', () => HERE],
      ['a /64', (n: number) => `2001:db8:0:7:${n}::1`],
    ])(
      'D2 sign-ins from %s are limited, whoever signs in',
      async (_, address) => {
        const outcomes: Array<Outcome | undefined> = [];
        for (let n = 0; n < 42; n++) outcomes.push(await type(at(address(n)), STUDENT));
        expect(outcomes).toEqual([...times(40, 'signed in'), ...times(2, 'wait')]);
        expect(await type(at(ELSEWHERE), STUDENT)).toBe('signed in');
      },
      60_000,
    );
  });

  describe('D3 password spraying', () => {
    test('D3 wrong passwords of a network count across all e-mails', async () => {
      expect(await guess(12, somebody)).toEqual([...times(10, 'wrong'), ...times(2, 'wait')]);
      expect(await type(at(), POOR)).toBe('wait');
      await pass(601);
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('D3 another network and a known browser can still sign in', async () => {
      const known = at();
      expect(await type(known, STUDENT)).toBe('signed in');
      await guess(11, somebody);
      expect(await type(known, STUDENT)).toBe('signed in');
      expect(await type(at(ELSEWHERE), POOR)).toBe('signed in');
      expect(await type(at(), STUDENT)).toBe('wait');
    });

    test('D3 successful sign-ins do not use up the limit', async () => {
      for (let n = 0; n < 12; n++) expect(await type(at(), STUDENT)).toBe('signed in');
      expect(await guess(11, somebody)).toEqual([...times(10, 'wrong'), 'wait']);
    });

    test('D3 the refusal states the time to retry', async () => {
      await guess(10, somebody);
      const answer = await at().typePassword(POOR);
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(540);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(await answer.text()).toMatch(/Подожди 10\sминут</);
    });
  });

  describe('D4 lockout by others', () => {
    test('D4 an e-mail waits after too many wrong passwords, whether or not it has an account', async () => {
      for (const email of [POOR, 'nobody@cabinet.test']) {
        expect(await guess(7, () => email)).toEqual([...times(5, 'wrong'), ...times(2, 'wait')]);
        expect(await type(at(), email)).toBe('wait');
        await pass(601);
      }
    });

    test('D4 concurrent guesses all count', async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => type(at(), POOR, `wrong ${n}`)));
      expect(outcomes.sort()).toEqual([...times(3, 'wait'), ...times(5, 'wrong')]);
    });

    test('D4 the counter resets after the wait, so that one more wrong password causes no new wait', async () => {
      await guess(6, () => POOR);
      await pass(301);
      expect(await guess(1, () => POOR)).toEqual(['wrong']);
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('D4 a successful sign-in resets the counter', async () => {
      await guess(4, () => POOR);
      expect(await type(at(), POOR)).toBe('signed in');
      expect(await guess(4, () => POOR)).toEqual(times(4, 'wrong'));
    });

    test('D4 wrong passwords from another network lock nobody out', async () => {
      expect(await guess(6, () => POOR, ELSEWHERE)).toContain('wait');
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('D4 a known browser can sign in with its own e-mail, but has no extra guesses', async () => {
      const known = at();
      expect(await type(known, POOR)).toBe('signed in');
      expect(await guess(6, () => POOR)).toContain('wait');
      expect(await type(known, POOR)).toBe('signed in');
      expect(await type(at(), POOR)).toBe('wait');

      await pass(601);
      expect(await guess(6, () => STUDENT)).toContain('wait');
      expect(await type(known, STUDENT)).toBe('wait');
      const guesses: Array<Outcome | undefined> = [];
      for (let n = 0; n < 6; n++) guesses.push(await type(known, POOR, `wrong ${n}`));
      expect(guesses).toEqual([...times(5, 'wrong'), 'wait']);
    });
  });
});
