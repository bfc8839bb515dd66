import crypto, { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmEmailChange, getClient, requestEmailChange, sendEmailCode } from '@cabinet/contracts/crm';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import type { Route, RouteInput } from '@cabinet/contracts/route';
import { PHONE_COUNTRIES, type PhoneCountry } from '@cabinet/domain/phone';
import { layDatabase } from '../testing/kit/database.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import {
  type Answer,
  type ErrorAnswer,
  requestOf,
  startServices,
  type TestSystem,
} from '../testing/kit/system.ts';
import { type Database, openDatabase } from './database.ts';
import { findMessages } from './outbox.ts';
import { resetKit } from './prepare.ts';

/** Accounts that may verify a phone and change their e-mail. */
const ACCOUNTS = ['newcomer', 'poor', 'best', 'applicant', 'off', 'blocked', 'twocards', 'mail-none'];
const [OWNER = '', OTHER = ''] = ACCOUNTS;
const HOME = '203.0.113.1';

type Reply = Promise<Answer<ErrorAnswer>>;

/** The common interface of the two kinds of codes, by SMS and by letter. */
interface Channel {
  /** Returns the target of the n-th code. */
  target(n: number): string;
  /** Sets the target of the next code. */
  aim(account: string, target: string): Promise<unknown>;
  send(account: string, target: string, address?: string): Reply;
  check(account: string, target: string, code: string): Reply;
  /** Returns the target that the account has verified. */
  proved(account: string): Promise<string | null>;
}

function channelsOf(system: () => TestSystem): Record<'an SMS' | 'a letter', Channel> {
  /** Calls a route from an address. */
  async function ask<R extends Route>(
    account: string,
    route: R,
    input: RouteInput<R>,
    address = HOME,
  ): Promise<Answer<ErrorAnswer>> {
    const request = { ...requestOf(route, input as object), remoteAddress: address };
    return (await system().as(account).send(request)) as Answer<ErrorAnswer>;
  }
  const one = async <T>(sql: string, account: string) =>
    (await system().db.query<{ value: T }>(sql, [`${account}@cabinet.test`]))[0]?.value ?? null;
  const clients = new Map<string, number>();
  async function params(account: string) {
    if (!clients.has(account)) {
      const { client } = await system().as(account).get(getClient, { query: {} });
      clients.set(account, client?.id ?? 0);
    }
    return { id: clients.get(account) ?? 0 };
  }

  return {
    'an SMS': {
      target: (n) => `+7916000${1000 + n}`,
      aim: async () => {},
      send: (account, phone, address) => ask(account, sendPhoneCode, { body: { phone } }, address),
      check: (account, _, code) => ask(account, checkPhoneCode, { query: { code: Number(code) } }),
      proved: (account) =>
        one('select verified_phone as value from loyalty.contact where email = $1', account),
    },
    'a letter': {
      target: (n) => `new.${n}@cabinet.test`,
      aim: async (account, email) =>
        ask(account, requestEmailChange, {
          params: await params(account),
          body: { change_client_email: email },
        }),
      send: async (account, _, address) =>
        ask(account, sendEmailCode, { params: await params(account), body: {} }, address),
      check: async (account, email, code) =>
        ask(account, confirmEmailChange, {
          params: await params(account),
          body: { code: Number(code), email },
        }),
      proved: (account) =>
        one(
          'select change_client_email as value from crm.client where email = $1 and is_client_email_confirmed',
          account,
        ),
    },
  };
}

async function forgetCodes(db: Database): Promise<void> {
  await resetKit(db);
  await db.query('update loyalty.contact set verified_phone = null where email like $1', ['%@cabinet.test']);
  await db.query(
    `update crm.client set change_client_email = null, is_change_email = false, is_client_email_confirmed = false,
       current_attempts = 0, deadline = null where split_part(email, '@', 1) = any($1)`,
    [ACCOUNTS],
  );
}

/** Returns a wrong code. */
const notThe = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const hold = (answers: Array<Answer<unknown>>, status: number) =>
  answers.filter((answer) => answer.status === status).length;
/** Ages the sent codes by the given seconds. */
const pass = (db: Database, seconds: number) =>
  db.query('update kit.code set issued_at = issued_at - make_interval(secs => $1)', [seconds]);

/** Makes the random numbers return these codes in order. */
function codesAre(...codes: number[]): void {
  const random = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number]>;
  for (const code of codes) random.mockImplementationOnce(() => code);
}

onEachDatabase((open) => {
  let system: TestSystem;
  let db: Database;
  const channels = channelsOf(() => system);
  beforeAll(async () => {
    db = await open('seeded');
    system = await startServices(db);
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(() => forgetCodes(db));
  afterEach(() => jest.restoreAllMocks());

  const lastCode = async (target: string) => (await findMessages(db, target))[0]?.code ?? '';
  async function codeFor(channel: Channel, account: string, target: string): Promise<string> {
    await channel.aim(account, target);
    expect(await channel.send(account, target)).toMatchObject({ status: 200 });
    return lastCode(target);
  }
  /** Returns the number of evaluated attempts. */
  async function evaluated(): Promise<number> {
    const [row] = await db.query<{ attempts: number }>('select sum(attempts) as attempts from kit.code');
    return row?.attempts ?? 0;
  }

  describe.each(Object.entries(channels))('B1 a code in %s', (_, channel) => {
    const TARGET = channel.target(1);
    const check = (code: string, account = OWNER, target = TARGET) => channel.check(account, target, code);
    const refused = { status: 409, body: { error: expect.any(String) } };

    test('a code has six random digits, including leading zeros (R4)', async () => {
      const random = jest.spyOn(crypto, 'randomInt');
      codesAre(42);
      expect(await codeFor(channel, OWNER, TARGET)).toBe('000042');
      expect(random.mock.calls).toEqual([[1_000_000]]);
      expect(await check('42')).toMatchObject({ status: 200 });
      expect(await channel.proved(OWNER)).toBe(TARGET);
    });

    test('a code is stored as an HMAC with a secret, bound to account, target and purpose', async () => {
      const code = await codeFor(channel, OWNER, TARGET);
      const [row] = await db.query<{ hash: string; purpose: string; subject: string; all: string }>(
        'select hash, purpose, subject, c::text as all from kit.code c',
      );
      const [secret] = await db.query<{ value: string }>("select value from kit.secret where name = 'codes'");
      const bound = JSON.stringify([row?.purpose, row?.subject, TARGET, code]);
      expect(Buffer.from(secret?.value ?? '', 'base64url')).toHaveLength(32);
      expect(row?.hash).toBe(
        createHmac('sha256', secret?.value ?? '')
          .update(bound)
          .digest('base64url'),
      );
      expect(row?.all).not.toContain(code);
    });

    test('a code allows five attempts, even with 300 wrong concurrent attempts', async () => {
      const code = await codeFor(channel, OWNER, TARGET);
      const answers = await Promise.all(Array.from({ length: 300 }, (_, by) => check(notThe(code, by + 1))));
      expect(hold(answers, 409)).toBe(300);
      expect(await evaluated()).toBe(5);
      expect(await check(code)).toMatchObject(refused);
      expect(await channel.proved(OWNER)).toBeNull();
    }, 240_000);

    test('a right code among 300 concurrent attempts counts only within the first five', async () => {
      const code = await codeFor(channel, OWNER, TARGET);
      const guesses = Array.from({ length: 300 }, (_, by) => (by === 2 ? code : notThe(code, by + 1)));
      const answers = await Promise.all(guesses.map((guess) => check(guess)));
      expect(await evaluated()).toBeLessThanOrEqual(5);
      const isProved = (await channel.proved(OWNER)) === TARGET;
      expect(hold(answers, 200)).toBe(isProved ? 1 : 0);
      expect(await check(code)).toMatchObject(refused);
    }, 240_000);

    test('a code works once, even with twenty concurrent right attempts', async () => {
      const code = await codeFor(channel, OWNER, TARGET);
      const answers = await Promise.all(Array.from({ length: 20 }, () => check(code)));
      expect([hold(answers, 200), hold(answers, 409)]).toEqual([1, 19]);
      expect(await check(code)).toMatchObject(refused);
    });

    test('a code works after four wrong attempts, and not after five', async () => {
      for (const [wrong, status] of [
        [4, 200],
        [5, 409],
      ] as const) {
        await forgetCodes(db);
        const code = await codeFor(channel, OWNER, TARGET);
        for (let by = 1; by <= wrong; by++) expect(await check(notThe(code, by))).toMatchObject(refused);
        expect(await check(code)).toMatchObject({ status });
      }
    });

    test('a code is invalid for another target', async () => {
      codesAre(111_111, 222_222);
      const next = channel.target(2);
      await codeFor(channel, OWNER, TARGET);
      await codeFor(channel, OWNER, next);
      expect(await check('111111')).toMatchObject(refused);
      expect(await check('111111', OWNER, next)).toMatchObject(refused);
      expect(await channel.proved(OWNER)).toBeNull();
      expect(await check('222222', OWNER, next)).toMatchObject({ status: 200 });
      expect(await channel.proved(OWNER)).toBe(next);
    });

    test('a code is invalid for another account, even with the same target', async () => {
      codesAre(111_111, 222_222);
      const code = await codeFor(channel, OWNER, TARGET);
      expect(await check(code, OTHER)).toMatchObject(refused);
      await pass(db, 60);
      await codeFor(channel, OTHER, TARGET);
      expect(await check(code, OTHER)).toMatchObject(refused);
      expect(await channel.proved(OTHER)).toBeNull();
      expect(await check(code)).toMatchObject({ status: 200 });
    });

    test('a code is invalid for another purpose', async () => {
      codesAre(111_111, 222_222);
      const [other] = Object.values(channels).filter((one) => one !== channel) as [Channel];
      const target = other.target(1);
      await codeFor(channel, OWNER, TARGET);
      await codeFor(other, OWNER, target);
      expect(await other.check(OWNER, target, '111111')).toMatchObject(refused);
      expect(await check('222222')).toMatchObject(refused);
      expect(await other.check(OWNER, target, '222222')).toMatchObject({ status: 200 });
      expect(await check('111111')).toMatchObject({ status: 200 });
    });

    test('a code expires when the next code is sent', async () => {
      codesAre(111_111, 222_222);
      await codeFor(channel, OWNER, TARGET);
      await pass(db, 60);
      await codeFor(channel, OWNER, TARGET);
      expect(await check('111111')).toMatchObject(refused);
      expect(await check('222222')).toMatchObject({ status: 200 });
    });

    test('an unused code leaves the next code all its attempts, five times in a row', async () => {
      for (let sent = 0; sent < 4; sent++) {
        await codeFor(channel, OWNER, TARGET);
        await pass(db, 61);
      }
      const code = await codeFor(channel, OWNER, TARGET);
      for (const by of [1, 2, 3, 4]) await check(notThe(code, by));
      expect(await check(code)).toMatchObject({ status: 200 });
    });

    test('a code expires after ten minutes', async () => {
      const code = await codeFor(channel, OWNER, TARGET);
      await pass(db, 600);
      expect(await check(code)).toMatchObject({ status: 409, body: { errorCode: 'code_expired' } });
      await pass(db, -60);
      expect(await check(code)).toMatchObject({ status: 200 });
    });

    test('a target has fifteen attempts a day across all accounts', async () => {
      for (const account of ACCOUNTS.slice(0, 5)) {
        await channel.aim(account, TARGET);
        if ((await channel.send(account, TARGET)).status !== 200) continue;
        const code = await lastCode(TARGET);
        await Promise.all(Array.from({ length: 8 }, (_, by) => check(notThe(code, by + 1), account)));
        await pass(db, 61);
      }
      expect(await evaluated()).toBe(15);
    });
  });

  describe.each(Object.entries(channels))('B2 %s', (_, channel) => {
    const TARGET = channel.target(1);

    /** Sends codes in sequence until a refusal. */
    async function sendUntilRefused(
      targetOf: (n: number) => string,
      accountOf: (n: number) => string,
      { seconds = 61, addressOf = (n: number) => `198.51.100.${n}` } = {},
    ): Promise<number> {
      for (let sent = 0; sent < 100; sent++) {
        await channel.aim(accountOf(sent), targetOf(sent));
        const { status } = await channel.send(accountOf(sent), targetOf(sent), addressOf(sent));
        if (status === 429) return sent;
        expect(status).toBe(200);
        await pass(db, seconds);
      }
      return Number.POSITIVE_INFINITY;
    }
    const accountOf = (n: number) => ACCOUNTS[n % ACCOUNTS.length] ?? '';

    test('a code is sent once for fifty concurrent requests', async () => {
      await channel.aim(OWNER, TARGET);
      const answers = await Promise.all(Array.from({ length: 50 }, () => channel.send(OWNER, TARGET)));
      expect([hold(answers, 200), hold(answers, 429)]).toEqual([1, 49]);
      expect(await findMessages(db, TARGET)).toHaveLength(1);
    });

    test('a code is sent once for fifty concurrent requests of five accounts', async () => {
      const callers = ACCOUNTS.slice(0, 5);
      for (const account of callers) await channel.aim(account, TARGET);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => channel.send(callers[n % 5] ?? '', TARGET, `198.51.100.${n}`)),
      );
      expect([hold(answers, 200), hold(answers, 429)]).toEqual([1, 49]);
    });

    test('a second code is refused within a minute, with the time to wait (R3)', async () => {
      await codeFor(channel, OWNER, TARGET);
      await pass(db, 20);
      const answer = await channel.send(OWNER, TARGET);
      expect(answer).toMatchObject({
        status: 429,
        body: { errorCode: 'too_many', error: expect.any(String) },
      });
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(20);
      expect(seconds).toBeLessThanOrEqual(40);
      await pass(db, 40);
      expect(await channel.send(OWNER, TARGET)).toMatchObject({ status: 200 });
    });

    test('a target gets at most five codes a day, from any account and network', async () => {
      expect(await sendUntilRefused(() => TARGET, accountOf, { seconds: 601 })).toBe(5);
      await pass(db, 24 * 60 * 60);
      expect(await channel.send(OWNER, TARGET)).toMatchObject({ status: 200 });
    });

    test('an account gets at most ten codes a day for all its targets', async () => {
      expect(await sendUntilRefused(channel.target, () => OWNER)).toBe(10);
    });

    test('a /64 network gets at most thirty codes an hour, whatever the request headers say', async () => {
      const inside = (n: number) => `2001:db8:0:7::${n.toString(16)}`;
      expect(await sendUntilRefused(channel.target, accountOf, { seconds: 61, addressOf: inside })).toBe(30);
      const elsewhere = channel.target(50);
      await channel.aim(OTHER, elsewhere);
      expect(await channel.send(OTHER, elsewhere, inside(99))).toMatchObject({ status: 429 });
      expect(await channel.send(OTHER, elsewhere, '2001:db8:0:8::1')).toMatchObject({ status: 200 });
      await pass(db, 60 * 60);
      expect(await channel.send(OTHER, elsewhere, inside(99))).toMatchObject({ status: 200 });
    });
  });

  test("B2 SMS and letters share an account's limit of ten codes a day", async () => {
    const both = Object.values(channels);
    for (let n = 0; n < 10; n++) {
      const channel = both[n % 2] as Channel;
      await channel.aim(OWNER, channel.target(n));
      expect(await channel.send(OWNER, channel.target(n))).toMatchObject({ status: 200 });
    }
    for (const channel of both) {
      await channel.aim(OWNER, channel.target(10));
      expect(await channel.send(OWNER, channel.target(10))).toMatchObject({ status: 429 });
    }
  });

  describe('B2 SMS countries', () => {
    const { send } = channels['an SMS'];
    /** A mobile phone of each country. */
    const PHONES: Record<PhoneCountry, string> = {
      ru: '+79160001122',
      az: '+994501234567',
      am: '+37477123456',
      by: '+375291234567',
      ge: '+995555123456',
      kz: '+77011234567',
      cy: '+35796123456',
      kg: '+996700123456',
      tj: '+992901234567',
      tm: '+99366123456',
      uz: '+998901112233',
      ua: '+380501234567',
    };

    test('B2 SMS go to all twelve countries', async () => {
      expect(Object.keys(PHONES)).toEqual(PHONE_COUNTRIES);
      for (const [n, phone] of Object.values(PHONES).entries()) {
        expect(await send(ACCOUNTS[n % 3] ?? '', phone)).toMatchObject({ status: 200 });
      }
    });

    test.each([
      ...['+12025550123', '+447911123456', '+4915112345678', '+905321234567', '+8613812345678'],
      ...['+37120123456', '+37060012345', '+3725123456', '+37369123456', '+97150123456', '+491234567890'],
      // Numbers without a country, and numbers that charge the caller.
      ...['+881612345678', '+882161234567', '+78001234567', '+78091234567', '+7000', '+7916000112', 'нет'],
    ])('I4 an SMS to %s is refused', async (phone) => {
      expect(await send(OWNER, phone)).toMatchObject({
        status: 400,
        body: { error: 'Введи корректный номер телефона', errorCode: 'bad_phone' },
      });
      expect(await findMessages(db, null)).toEqual([]);
    });

    test('B2 a dial code gets a thousand SMS a day, shared by Russia and Kazakhstan', async () => {
      await db.query(
        `insert into kit.code (purpose, subject, target, prefix, hash, tries)
         select 'phone', 'x' || n, 'y' || n, '7', '', 5 from generate_series(1, 999) n`,
      );
      expect(await send(OWNER, PHONES.ru)).toMatchObject({ status: 200 });
      expect(await send(OTHER, PHONES.kz)).toMatchObject({ status: 429 });
      expect(await send(OTHER, PHONES.uz)).toMatchObject({ status: 200 });
      await pass(db, 24 * 60 * 60);
      expect(await send(OTHER, PHONES.kz)).toMatchObject({ status: 200 });
    });
  });
});

test('B1 a restart does not reset the attempts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabinet-codes-'));
  await layDatabase(dataDir, 'seeded');
  let system = await startServices(await openDatabase({ dataDir }));
  try {
    const channels = Object.values(channelsOf(() => system));
    const codes: string[] = [];
    for (const channel of channels) {
      const target = channel.target(1);
      await channel.aim(OWNER, target);
      expect(await channel.send(OWNER, target)).toMatchObject({ status: 200 });
      const code = (await findMessages(system.db, target))[0]?.code ?? '';
      codes.push(code);
      for (const by of [1, 2, 3]) await channel.check(OWNER, target, notThe(code, by));
    }
    await system.close();

    system = await startServices(await openDatabase({ dataDir }));
    for (const [index, channel] of channels.entries()) {
      const target = channel.target(1);
      const code = codes[index] ?? '';
      for (const by of [4, 5, 6]) await channel.check(OWNER, target, notThe(code, by));
      expect(await channel.check(OWNER, target, code)).toMatchObject({ status: 409 });
      expect(await channel.proved(OWNER)).toBeNull();
    }
    expect(await system.db.query('select attempts from kit.code')).toEqual([
      { attempts: 5 },
      { attempts: 5 },
    ]);
  } finally {
    await system.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 240_000);
