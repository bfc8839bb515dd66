import { randomUUID } from 'node:crypto';
import { type DatabaseOptions, openDatabase } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { repetitions } from '../kit/testing/onEachDatabase.ts';
import { places } from '../testing/places.ts';
import { findLedgerFaults } from './ledger.ts';
import { prepareLoyalty } from './prepare.ts';
import { aMember, aProduct } from './testing/members.ts';
import { openIdentity, ServiceProcess } from './testing/serviceProcess.ts';

const SENDS = 5;
const PRICE = 150;
/** Part of the keys that is answered when the process is killed. */
const KILLED_AFTER = 0.4;
const WORKERS = 20;

interface Intent {
  key: string;
  body: { cardId: number; prodId: number; date: string; comment: string };
}

/** Sends intents to the services, many at once, and keeps what each was answered: always the same. */
class Sender {
  readonly answers = new Map<string, string>();
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Each intent so many times at once, as long as `goesOn`. */
  async sendAll(
    services: ServiceProcess,
    intents: Intent[],
    times: number,
    goesOn: () => boolean = () => true,
  ): Promise<void> {
    const queue = [...intents];
    const worker = async () => {
      for (let intent = queue.shift(); intent && goesOn(); intent = queue.shift()) {
        await Promise.all(
          Array<Intent>(times)
            .fill(intent)
            .map((each) => this.#send(services, each)),
        );
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
  }

  async #send(services: ServiceProcess, { key, body }: Intent): Promise<void> {
    const answer = await services.order(this.#token, key, body);
    if (answer === null) return;
    expect(answer).toMatch(/^200 \{"order":/);
    expect(answer).toBe(this.answers.get(key) ?? answer);
    this.answers.set(key, answer);
  }
}

test.each(places.map(([engine, place]) => [engine, repetitions(engine, 1_000), place] as const))(
  'L3 on %s %i keys, five sends each and a kill in the middle, are as many orders with one answer each',
  async (_, keys, place) => {
    const { options, remove } = await place();
    const identity = await openIdentity();
    try {
      const { email, ...wish } = await prepare(options, keys);
      const intents = Array.from({ length: keys }, (_each, index) => ({
        key: randomUUID(),
        body: { ...wish, date: '2026-12-01T10:00:00.000Z', comment: `Заказ ${index}` },
      }));
      const sender = new Sender(await identity.tokenOf(email));
      const isAnswered = ({ key }: Intent) => sender.answers.has(key);

      const first = await ServiceProcess.start(options, identity.url);
      let killed: Promise<unknown> | undefined;
      await sender.sendAll(first, intents, SENDS, () => {
        if (sender.answers.size >= keys * KILLED_AFTER) killed ??= first.kill('SIGKILL');
        return killed === undefined;
      });
      await killed;
      const answered = intents.filter(isAnswered);
      const unanswered = intents.filter((intent) => !isAnswered(intent));
      expect(unanswered).not.toEqual([]);

      const second = await ServiceProcess.start(options, identity.url);
      await sender.sendAll(second, answered, 1);
      await sender.sendAll(second, unanswered, SENDS);
      await second.kill('SIGTERM');

      expect(intents.every(isAnswered)).toBe(true);
      const state = { orders: keys, comments: keys, keys, balance: 0, faults: [] };
      expect(await stateOf(options, email)).toEqual(state);
    } finally {
      ServiceProcess.killAll();
      await identity.close();
      await remove();
    }
  },
  300_000,
);

/** Somebody with tokens for exactly as many orders as there are keys. */
async function prepare(
  options: DatabaseOptions,
  keys: number,
): Promise<{ email: string; cardId: number; prodId: number }> {
  const db = await openDatabase(options);
  try {
    await prepareKit(db);
    await prepareLoyalty(db);
    const prodId = await aProduct(db, PRICE);
    const { contact, cardId } = await aMember(db, { balance: keys * PRICE });
    return { email: contact.email, cardId, prodId };
  } finally {
    await db.close();
  }
}

async function stateOf(options: DatabaseOptions, email: string): Promise<object> {
  const db = await openDatabase(options);
  try {
    const [state] = await db.query<object>(
      `select count(distinct p.id) as orders, count(distinct p.comment) as comments, a.balance,
         (select count(*) from kit.idempotency_key where subject = $1 and answer is not null) as keys
       from loyalty.contact c join loyalty.account a on a.contact_id = c.id
         join loyalty.purchase p on p.contact_id = c.id
       where c.email = $1 group by a.id`,
      [email],
    );
    return { ...state, faults: await findLedgerFaults(db) };
  } finally {
    await db.close();
  }
}
