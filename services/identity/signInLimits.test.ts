import type { RateName } from '../kit/limits.ts';
import { onEachDatabase } from '../kit/testing/onEachDatabase.ts';
import { Browser, locationOf, openRealm, type Realm } from './testing/realm.ts';

const STUDENT = 'student@cabinet.test';
const POOR = 'poor@cabinet.test';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

/** Low enough for a test. */
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

  /** Lets time pass for what the database counts. */
  const pass = (seconds: number) =>
    realm.db.query('update kit.rate set ends_at = ends_at - make_interval(secs => $1)', [seconds]);
  const at = (network = HERE) => new Browser(realm, network);
  const outcomeOf = ({ status }: Response) => OUTCOMES[status];

  async function type(browser: Browser, email: string, password?: string): Promise<Outcome | undefined> {
    return outcomeOf(await browser.typePassword(email, password));
  }
  /** One after another, each from a browser of its own. */
  async function guess(count: number, email: (n: number) => string, network = HERE) {
    const outcomes: Array<Outcome | undefined> = [];
    for (let n = 0; n < count; n++) outcomes.push(await type(at(network), email(n), `wrong ${n}`));
    return outcomes;
  }
  const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome);
  const somebody = (n: number) => `somebody-${n}@cabinet.test`;

  describe('D2 the sign-in form', () => {
    /** The form of a sign-in that begins. */
    async function openForm(browser: Browser): Promise<(password: string) => Promise<Response>> {
      const form = locationOf(await browser.authorise());
      return (password) =>
        browser.fetch(form, { method: 'POST', body: new URLSearchParams({ username: POOR, password }) });
    }

    test('refuses at once what comes while it is looked at, and says when to come again', async () => {
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

    test('is taken so many times only, whatever e-mail is typed', async () => {
      const browser = at();
      const form = locationOf(await browser.authorise());
      const outcomes: Array<Outcome | undefined> = [];
      for (let n = 0; n < 18; n++) {
        // Right ones do not count as wrong.
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
      'is taken from %s so many times only, whoever signs in',
      async (_, address) => {
        const outcomes: Array<Outcome | undefined> = [];
        for (let n = 0; n < 42; n++) outcomes.push(await type(at(address(n)), STUDENT));
        expect(outcomes).toEqual([...times(40, 'signed in'), ...times(2, 'wait')]);
        expect(await type(at(ELSEWHERE), STUDENT)).toBe('signed in');
      },
      60_000,
    );
  });

  describe('D3 passwords are not sprayed', () => {
    test('wrong ones of a network count together over all e-mails', async () => {
      expect(await guess(12, somebody)).toEqual([...times(10, 'wrong'), ...times(2, 'wait')]);
      expect(await type(at(), POOR)).toBe('wait');
      await pass(601);
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('another network and a known browser sign in meanwhile', async () => {
      const known = at();
      expect(await type(known, STUDENT)).toBe('signed in');
      await guess(11, somebody);
      expect(await type(known, STUDENT)).toBe('signed in');
      expect(await type(at(ELSEWHERE), POOR)).toBe('signed in');
      expect(await type(at(), STUDENT)).toBe('wait');
    });

    test('those who sign in use nothing up', async () => {
      for (let n = 0; n < 12; n++) expect(await type(at(), STUDENT)).toBe('signed in');
      expect(await guess(11, somebody)).toEqual([...times(10, 'wrong'), 'wait']);
    });

    test('the refusal says when to come again', async () => {
      await guess(10, somebody);
      const answer = await at().typePassword(POOR);
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(540);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(await answer.text()).toMatch(/Подожди 10\sминут</);
    });
  });

  describe('D4 nobody is locked out by others', () => {
    test('after too many wrong passwords an e-mail waits, whether anybody has it or not', async () => {
      for (const email of [POOR, 'nobody@cabinet.test']) {
        expect(await guess(7, () => email)).toEqual([...times(5, 'wrong'), ...times(2, 'wait')]);
        expect(await type(at(), email)).toBe('wait');
        await pass(601);
      }
    });

    test('guesses that are sent at once count each', async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => type(at(), POOR, `wrong ${n}`)));
      expect(outcomes.sort()).toEqual([...times(3, 'wait'), ...times(5, 'wrong')]);
    });

    test('the counter ends with the wait: one wrong password later is not another wait', async () => {
      await guess(6, () => POOR);
      await pass(301);
      expect(await guess(1, () => POOR)).toEqual(['wrong']);
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('signing in forgets the wrong ones', async () => {
      await guess(4, () => POOR);
      expect(await type(at(), POOR)).toBe('signed in');
      expect(await guess(4, () => POOR)).toEqual(times(4, 'wrong'));
    });

    test('wrong passwords from another network lock nobody out', async () => {
      expect(await guess(6, () => POOR, ELSEWHERE)).toContain('wait');
      expect(await type(at(), POOR)).toBe('signed in');
    });

    test('a known browser passes, for the e-mail that it is known for, and guesses no more than others', async () => {
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
