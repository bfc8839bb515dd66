import { randomUUID } from 'node:crypto';
import { type DatabaseOptions, openDatabase } from '../../kit/database.ts';
import { prepareKit } from '../../kit/prepare.ts';
import { repetitions } from '../../testing/kit/onEachDatabase.ts';
import { aMember, aProduct } from '../../testing/loyalty/members.ts';
import { openIdentity, ServiceProcess } from '../../testing/loyalty/serviceProcess.ts';
import { places } from '../../testing/places.ts';
import { findLedgerIssues } from '../ledger/ledger.ts';
import { prepareLoyalty } from '../prepare.ts';

const SENDS = 5;
const PRICE = 150;
/** The share of keys that have an answer when the process is killed. */
const KILLED_AFTER = 0.4;
const WORKERS = 20;
/**
 * Keys per participant. Each key is sent five times, before and after the kill. The total stays below the
 * call limit of an account (D7).
 */
const KEYS_OF_MEMBER = 100;

interface Intent {
  key: string;
  token: string;
  body: { cardId: number; prodId: number; date: string; comment: string };
}

/**
 * Sends concurrent intents to the services and keeps the answer of each. The answer must always be the same.
 */
class Sender {
  readonly answers = new Map<string, string>();

  /** Sends each intent `times` times concurrently, while `goesOn` returns true. */
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

  async #send(services: ServiceProcess, { key, token, body }: Intent): Promise<void> {
    let answer: string | null;
    // An overloaded process refuses with 503, and the client sends again (P2).
    do answer = await services.order(token, key, body);
    while (answer?.startsWith('503 '));
    if (answer === null) return;
    expect(answer).toMatch(/^200 \{"order":/);
    expect(answer).toBe(this.answers.get(key) ?? answer);
    this.answers.set(key, answer);
  }
}

test.each(places.map(([engine, place]) => [engine, repetitions(engine, 1_000), place] as const))(
  'L3 on %s %i keys give one order and one answer per key, with five sends each and a kill',
  async (_, keys, place) => {
    const { options, remove } = await place();
    const identity = await openIdentity();
    try {
      const members = await prepare(options, keys);
      const intents: Intent[] = [];
      for (const { email, ...wish } of members) {
        const token = await identity.tokenOf(email);
        for (let n = 0; n < KEYS_OF_MEMBER && intents.length < keys; n++) {
          const body = { ...wish, date: '2026-12-01T10:00:00.000Z', comment: `Заказ ${intents.length}` };
          intents.push({ key: randomUUID(), token, body });
        }
      }
      const sender = new Sender();
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
      const state = { orders: keys, comments: keys, keys, balance: 0, issues: [] };
      const emails = members.map(({ email }) => email);
      expect(await stateOf(options, emails)).toEqual(state);
    } finally {
      ServiceProcess.killAll();
      await identity.close();
      await remove();
    }
  },
  300_000,
);

interface Member {
  email: string;
  cardId: number;
  prodId: number;
}

/** Creates participants whose tokens pay for exactly one order per key. */
async function prepare(options: DatabaseOptions, keys: number): Promise<Member[]> {
  const db = await openDatabase(options);
  try {
    await prepareKit(db);
    await prepareLoyalty(db);
    const prodId = await aProduct(db, PRICE);
    const members: Member[] = [];
    for (let left = keys; left > 0; left -= KEYS_OF_MEMBER) {
      const { contact, cardId } = await aMember(db, { balance: Math.min(left, KEYS_OF_MEMBER) * PRICE });
      members.push({ email: contact.email, cardId, prodId });
    }
    return members;
  } finally {
    await db.close();
  }
}

async function stateOf(options: DatabaseOptions, emails: string[]): Promise<object> {
  const db = await openDatabase(options);
  try {
    const [state] = await db.query<object>(
      `select count(distinct p.id) as orders, count(distinct p.comment) as comments,
         (select sum(a.balance)::int from loyalty.account a join loyalty.contact c on a.contact_id = c.id
          where c.email = any($1)) as balance,
         (select count(*) from kit.idempotency_key where subject = any($1) and answer is not null) as keys
       from loyalty.contact c join loyalty.purchase p on p.contact_id = c.id
       where c.email = any($1)`,
      [emails],
    );
    return { ...state, issues: await findLedgerIssues(db) };
  } finally {
    await db.close();
  }
}
