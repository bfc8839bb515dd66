import { listContactTracking } from '@cabinet/contracts/programme';
import { AUDIENCE, CLIENT_ID, REALM_PATH } from '../../identity/realm.ts';
import { tokenVerifier } from '../../kit/token.ts';
import { Browser, CABINET, openRealm, type Realm } from '../../testing/identity/realm.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

onEachDatabase((open) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(() => system.db.query('delete from loyalty.change_seen'));

  /** Returns the student, signed in on this device. */
  const on = (device: string) => system.as('student', { sid: device });
  const heard = (device: TestCaller) => device.get(listContactTracking);
  const changeCards = () =>
    system.db.query(
      `update loyalty.card set status = status
       where contact_id = (select id from loyalty.contact where email = 'student@cabinet.test')`,
    );

  describe('§4, R24 change tracking', () => {
    test('each device receives a change once, in any order', async () => {
      const [phone, laptop] = [on('phone'), on('laptop')];
      expect([await heard(phone), await heard(laptop)]).toEqual([[], []]);
      await changeCards();
      expect([await heard(laptop), await heard(phone)]).toEqual([['cards'], ['cards']]);
      expect([await heard(laptop), await heard(phone)]).toEqual([[], []]);
    });

    test('concurrent tabs of a device receive a change at least once', async () => {
      const phone = on('phone');
      await heard(phone);
      await changeCards();
      const answers = await Promise.all(Array.from({ length: 10 }, () => heard(phone)));
      expect(answers.flat().length).toBeGreaterThan(0);
      expect(await heard(phone)).toEqual([]);
    });

    test('a device that was offline receives all changes at once', async () => {
      const [phone, laptop] = [on('phone'), on('laptop')];
      await heard(phone);
      await heard(laptop);
      for (const _ of [1, 2, 3]) {
        await changeCards();
        expect(await heard(phone)).toEqual(['cards']);
      }
      expect(await heard(laptop)).toEqual(['cards']);
    });

    test('a new sign-in receives a change that happened between two visits', async () => {
      await heard(on('yesterday'));
      await changeCards();
      expect(await heard(on('today'))).toEqual(['cards']);
    });

    test('a sign-in receives no change that another device received earlier', async () => {
      const phone = on('phone');
      await heard(phone);
      await changeCards();
      await heard(phone);
      expect(await heard(on('laptop'))).toEqual([]);
    });

    test('a participant whose token names no session receives changes', async () => {
      const student = system.as('student');
      await heard(student);
      await changeCards();
      expect(await heard(student)).toEqual(['cards']);
      expect(await heard(student)).toEqual([]);
    });
  });

  test('sessions are forgotten after a month', async () => {
    await heard(on('old'));
    await system.db.query(`update loyalty.change_seen set seen_at = now() - interval '31 days'`);
    await changeCards();
    expect(await heard(on('new'))).toEqual(['cards']);
    const rows = await system.db.query('select distinct session from loyalty.change_seen');
    expect(rows).toEqual([{ session: 'new' }]);
  });
});

describe('R24 session of an access token', () => {
  let realm: Realm;
  beforeAll(async () => {
    realm = await openRealm(await freshDatabase());
  }, 240_000);
  afterAll(() => realm.close());

  test('R24 an access token names its sign-in, and a refresh keeps the name', async () => {
    const verify = tokenVerifier({
      issuer: CABINET + REALM_PATH,
      audience: AUDIENCE,
      clients: [CLIENT_ID],
      keys: realm.keys.publicJwks,
    });
    const sessionOf = async ({ access_token }: { access_token: string }) =>
      (await verify(access_token)).session;
    const phone = new Browser(realm);
    const tokens = await phone.tokensOf('student@cabinet.test');
    const onPhone = await sessionOf(tokens);
    expect(onPhone).toMatch(/^[\w-]{10,}$/);
    expect(await sessionOf((await phone.refresh(tokens.refresh_token)).body)).toBe(onPhone);
    expect(await sessionOf(await new Browser(realm).tokensOf('student@cabinet.test'))).not.toBe(onPhone);
  });
});
