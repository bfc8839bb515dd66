import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { freshEmbedded } from '../testing/kit/database.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres, type TestServer } from '../testing/kit/postgres.ts';
import { type Answer, startServices, type TestSystem } from '../testing/kit/system.ts';
import { aProduct } from '../testing/loyalty/members.ts';
import { useAccess } from './access.ts';
import { createApp } from './app.ts';
import { type Database, openDatabase } from './database.ts';
import { Unauthorised } from './errors.ts';
import { serve, servePublic } from './serve.ts';

/** P2 requires two seconds. A busy machine may need longer. */
const SOON_MS = 6_000;
const BUSY = { status: 503, body: { errorCode: 'busy', error: expect.any(String) } };
const OFFER = { inviter: null, welcome: 250, registration: 100, percents: [30] };

/** Returns a gate that other code can wait for. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

async function insistSoon(asked: Promise<Answer<unknown>>): Promise<void> {
  const begun = performance.now();
  const answer = await asked;
  expect(answer).toMatchObject(BUSY);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
}

wherePostgres((programs) => {
  let server: TestServer;
  let db: Database;
  let system: TestSystem;
  beforeAll(async () => {
    server = await startPostgres(programs);
    const seeded = await startServices(await openDatabase({ databaseUrl: server.url }));
    await seeded.close();
    db = await openDatabase({ databaseUrl: server.url, timeLimitMs: 1_500 });
    system = await startServices(db);
  }, 240_000);
  afterAll(async () => {
    server.resume();
    await system.close();
    await server.stop();
  });

  const read = () => system.as('student').ask(listContacts, { query: {} });

  test('P2 while the database hangs, waiting and new requests are refused soon, and an order is made once', async () => {
    const prodId = await aProduct(db, 10);
    const [card] = await db.query<{ id: number; contactId: number }>(
      `select k.id, c.id as "contactId" from loyalty.card k join loyalty.contact c on c.id = k.contact_id
       where c.email = 'student@cabinet.test' and k.type_id = 2`,
    );
    const body = { cardId: card?.id ?? 0, prodId, date: '2030-01-01T10:00:00.000Z' };
    const order = () => system.as('student').ask(createOrder, { body }, 'key-of-the-order');

    // The transaction holds the lock that the order waits for.
    const locked = gate();
    const freed = gate();
    const lock = db.transaction(async (tx) => {
      await tx.query('select id from loyalty.account where contact_id = $1 for update', [card?.contactId]);
      locked.open();
      await freed.passed;
    });
    await locked.passed;
    const waiting = order();
    server.pause();
    await Promise.all([insistSoon(waiting), insistSoon(read())]);
    await Promise.all(Array.from({ length: 50 }, () => insistSoon(read())));

    const begun = performance.now();
    server.resume();
    freed.open();
    await lock.catch(() => {});
    let answer = await order();
    while (answer.status === 503) answer = await order();
    expect(answer.status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
    expect(await read()).toMatchObject({ status: 200 });
    expect(await db.query('select id from loyalty.purchase where product_id = $1', [prodId])).toHaveLength(1);
    expect(await findLedgerIssues(db)).toEqual([]);
  }, 60_000);

  test('P2 if all connections are in use, the next request is refused soon and answered later', async () => {
    const freed = gate();
    const inUse = Array.from({ length: 20 }, gate);
    const work = inUse.map(({ open }) =>
      db.transaction(async () => {
        open();
        await freed.passed;
      }),
    );
    await Promise.all(inUse.map(({ passed }) => passed));
    await Promise.all([insistSoon(read()), insistSoon(read())]);
    freed.open();
    await Promise.all(work);
    expect(await read()).toMatchObject({ status: 200 });
  }, 60_000);
});

describe('P2 concurrent requests of a process', () => {
  test('P2 requests above the limit are refused at once, and later requests are answered', async () => {
    const app = createApp({ mostInFlight: 3 });
    const freed = gate();
    servePublic(app, getReferralOffer, async () => {
      await freed.passed;
      return OFFER;
    });
    // `inject` sends only when awaited, so use an async function.
    const ask = async () => app.inject({ url: '/api/referral/nobody' });
    const taken = [ask(), ask(), ask()];
    const refused = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      refused.map(() => [503, '5']),
    );
    freed.open();
    expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ask()).statusCode).toBe(200);
    await app.close();
  });

  test('D13 a refusal needs neither the body nor the sender, and writes no log line', async () => {
    const begun = gate();
    const freed = gate();
    let verified = 0;
    const verify = async () => {
      verified++;
      throw new Unauthorised();
    };
    const db = await freshEmbedded();
    const errors: string[] = [];
    const write = (line: string) => line.startsWith('{"level":50') && errors.push(line);
    const app = createApp({ mostInFlight: 1, logger: { write } });
    servePublic(app, getReferralOffer, async () => {
      begun.open();
      await freed.passed;
      return OFFER;
    });
    await app.register(
      async (scope) => {
        await useAccess(scope, { db, verify });
        serve(scope, createOrder, async () => {
          throw new Error('nobody comes here');
        });
      },
      { prefix: '/loyalty' },
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const taken = fetch(`http://127.0.0.1:${port}/api/referral/nobody`);
    await begun.passed;

    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /loyalty${createOrder.path} HTTP/1.1\r\nHost: cabinet\r\nAuthorization: Bearer x\r\n` +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    );
    const [said] = await once(socket, 'data');
    expect(String(said)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/is);
    expect([verified, errors]).toEqual([0, []]);
    socket.destroy();

    freed.open();
    expect((await taken).status).toBe(200);
    await app.close();
    await db.close();
  });

  test('P2 incomplete headers and bodies block no other request, and are cut off', async () => {
    const app = createApp({ mostInFlight: 1, sendingMs: 1_000 });
    servePublic(app, getReferralOffer, async () => OFFER);
    app.post('/slow', async () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const begin = 'POST /slow HTTP/1.1\r\nHost: cabinet\r\nContent-Type: application/json\r\n';
    const slow = Array.from({ length: 50 }, async (_, index) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(index % 2 ? begin : `${begin}Content-Length: 1000\r\n\r\n{`);
      let said = '';
      socket.on('data', (data) => {
        said += data;
      });
      return { cut: once(socket, 'close').then(() => said) };
    });
    const sockets = await Promise.all(slow);
    const answer = await fetch(`http://127.0.0.1:${port}/api/referral/nobody`);
    expect(answer.status).toBe(200);
    for (const { cut } of sockets) expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });
});
