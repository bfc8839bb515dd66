import { randomUUID } from 'node:crypto';
import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/loyalty';
import { type Database, openDatabase } from './kit/database.ts';
import { wherePostgres } from './kit/testing/onEachDatabase.ts';
import { startPostgres, type TestServer } from './kit/testing/postgres.ts';
import { requestOf } from './kit/testing/system.ts';
import { findLedgerFaults } from './loyalty/ledger.ts';
import { aMember, aProduct } from './loyalty/testing/members.ts';
import { openIdentity, ServiceProcess } from './loyalty/testing/serviceProcess.ts';
import { Fleet } from './testing/fleet.ts';

const CLIENTS = 8;
const BALANCE = 1_000_000;
const PRICE = 7;
const KILLS = 6;

wherePostgres((programs) => {
  let server: TestServer;
  let identity: Awaited<ReturnType<typeof openIdentity>>;
  let fleet: Fleet;
  let db: Database;

  beforeAll(async () => {
    server = await startPostgres(programs);
    identity = await openIdentity();
    // Both at once, on an empty database.
    const options = await server.create();
    fleet = await Fleet.start(2, options, identity.url, { SEED: 'on' });
    db = await openDatabase(options);
  }, 120_000);
  afterAll(async () => {
    ServiceProcess.killAll();
    await db?.close();
    await identity?.close();
    await server?.stop();
  });

  test('two processes that start at once on an empty database both come up, and the seeds are there once', async () => {
    expect(await fleet.ready()).toHaveLength(2);
    const [seeded] = await db.query<{ students: number }>(
      "select count(*) as students from loyalty.contact where email = 'student@cabinet.test'",
    );
    expect(seeded?.students).toBe(1);
    const [first] = await fleet.ready();
    const metrics = await (await fetch(new URL('/metrics', first?.url))).text();
    expect(metrics).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  });

  test('K1 L1 L3 processes killed in turn under load: nothing is lost, nothing is doubled', async () => {
    const clients = await aCrowd(db, identity.tokenOf);
    let isOver = false;
    const load = clients.map(async (client) => {
      while (!isOver) await client.shop(fleet);
    });
    for (let kill = 0; kill < KILLS; kill++) await fleet.replace(kill % 2);
    isOver = true;
    await Promise.all(load);

    for (const client of clients) expect(await stateOf(db, client)).toEqual(client.expected());
    expect(await findLedgerFaults(db)).toEqual([]);
  }, 180_000);

  test('K4 SIGTERM under load: /readyz says it first, then all that was accepted is answered', async () => {
    const clients = await aCrowd(db, identity.tokenOf);
    let isOver = false;
    const answers: Array<string | null> = [];
    const load = clients.map(async ({ token, purchase }, index) => {
      while (!isOver) answers.push(await fleet.balance(token, purchase(randomUUID()), index));
    });
    for (const index of [0, 1]) {
      const startedAt = performance.now();
      expect(await fleet.stop(index)).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(10_000);
      await fleet.startAt(index);
    }
    isOver = true;
    await Promise.all(load);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => !answer?.startsWith('200 '))).toEqual([]);
  }, 120_000);
});

interface Order {
  id: number;
  status: 'NEW_ORDER' | 'CANCELLED';
}

/** Somebody who buys, and now and then cancels, and asks again until there is an answer. */
class Client {
  readonly email: string;
  readonly token: string;
  readonly #wish: { cardId: number; prodId: number; date: string };
  readonly #orders: Order[] = [];

  constructor(email: string, token: string, wish: { cardId: number; prodId: number; date: string }) {
    this.email = email;
    this.token = token;
    this.#wish = wish;
  }

  readonly purchase = (key: string) => requestOf(createOrder, { body: this.#wish }, key);

  async shop(fleet: Fleet): Promise<void> {
    const answer = await fleet.insist(this.token, this.purchase(randomUUID()));
    expect(answer).toMatch(/^200 \{"order":/);
    const id: number = JSON.parse(answer.slice('200 '.length)).order.id;
    const order: Order = { id, status: 'NEW_ORDER' };
    this.#orders.push(order);
    if (this.#orders.length % 2 === 0) await this.#cancel(fleet, order);
  }

  async #cancel(fleet: Fleet, order: Order): Promise<void> {
    const message = { source: CANCEL_SOURCE, message: 'Передумала' };
    const request = requestOf(
      sendOrderMessage,
      { params: { orderId: order.id }, body: message },
      randomUUID(),
    );
    expect(await fleet.insist(this.token, request)).toBe('200 {}');
    order.status = 'CANCELLED';
  }

  /** What the database has to say, if it kept each answer. */
  expected(): object {
    const kept = this.#orders.filter(({ status }) => status === 'NEW_ORDER');
    return { orders: this.#orders, balance: BALANCE - PRICE * kept.length };
  }
}

async function aCrowd(db: Database, tokenOf: (email: string) => Promise<string>): Promise<Client[]> {
  const prodId = await aProduct(db, PRICE);
  const clients = Array.from({ length: CLIENTS }, async () => {
    const { contact, cardId } = await aMember(db, { balance: BALANCE });
    const wish = { cardId, prodId, date: '2026-12-01T10:00:00.000Z' };
    return new Client(contact.email, await tokenOf(contact.email), wish);
  });
  return Promise.all(clients);
}

async function stateOf(db: Database, { email }: Client): Promise<object> {
  const orders = await db.query<Order>(
    `select p.id, p.status from loyalty.purchase p join loyalty.contact c on c.id = p.contact_id
     where c.email = $1 order by p.id`,
    [email],
  );
  const [account] = await db.query<{ balance: number }>(
    'select a.balance from loyalty.account a join loyalty.contact c on c.id = a.contact_id where c.email = $1',
    [email],
  );
  return { orders, balance: account?.balance };
}
