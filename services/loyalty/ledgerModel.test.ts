import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Database, type DatabaseOptions, openDatabase, type Tx } from '../kit/database.ts';
import { ServiceError } from '../kit/errors.ts';
import { once } from '../kit/once.ts';
import { prepareKit } from '../kit/prepare.ts';
import { findPostgres, startPostgres } from '../kit/testing/postgres.ts';
import { findLedgerFaults } from './ledger.ts';
import { prepareLoyalty } from './prepare.ts';
import { accrueBirthday, accrueRegistration, accrueStudy, accrueWelcome } from './programme/accruals.ts';
import { setCard } from './programme/cardStatus.ts';
import { findInvitationsOf } from './programme/invitations.ts';
import { buy, cancel } from './purchase.ts';
import { getContact } from './repository/contacts.ts';
import { LedgerModel, type Outcome } from './testing/ledgerModel.ts';

// L6: any order of actions does to the ledger what it does to the model. `LEDGER_RUNS=1000 npm test` makes a thousand
// runs, shared by the two databases; `LEDGER_SEED=…` repeats those of an earlier time.
const RUNS = Math.ceil(Number(process.env.LEDGER_RUNS ?? 300) / 2);
const SEED = Number(process.env.LEDGER_SEED ?? Date.now() % 2 ** 31);
const STEPS = 100;
const PRICES = [40, 170, 900, 12_000];

const FRIENDS = Array.from({ length: 14 }, (_, index) => `Друг ${index}`);
const friend = fc.constantFrom(...FRIENDS);
const place = fc.nat({ max: 12 });
const action = fc.oneof(
  { weight: 40, arbitrary: fc.record({ does: fc.constant('register' as const), friend }) },
  {
    weight: 60,
    arbitrary: fc.record({
      does: fc.constant('study' as const),
      friend,
      price: fc.integer({ min: 4, max: 5_000 }),
    }),
  },
  { weight: 10, arbitrary: fc.record({ does: fc.constantFrom('welcome' as const, 'birthday' as const) }) },
  { weight: 80, arbitrary: fc.record({ does: fc.constant('buy' as const), product: fc.nat({ max: 3 }) }) },
  { weight: 40, arbitrary: fc.record({ does: fc.constant('cancel' as const), place }) },
  { weight: 20, arbitrary: fc.record({ does: fc.constantFrom('block' as const, 'unblock' as const) }) },
  { weight: 25, arbitrary: fc.record({ does: fc.constant('replay' as const) }) },
  // Seconds each on the embedded database.
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface World {
  /** Of a database that is still there after it was closed. */
  options: DatabaseOptions;
  remove(): Promise<void>;
}

async function embeddedWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabinet-ledger-'));
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function serverWorld(programs: string): Promise<World> {
  const server = await startPostgres(programs);
  return { options: { databaseUrl: server.url }, remove: () => server.stop() };
}

const programs = findPostgres();
describe('on PGlite', () => suite(embeddedWorld));
if (programs) describe('on PostgreSQL', () => suite(() => serverWorld(programs)));
else
  (process.env.CI ? test : test.skip)('on PostgreSQL', () =>
    Promise.reject(new Error('There is no PostgreSQL')),
  );

function suite(make: () => Promise<World>): void {
  let world: World;
  let db: Database;
  let members = 0;
  beforeAll(async () => {
    world = await make();
    db = await openDatabase(world.options);
    await prepareKit(db);
    await prepareLoyalty(db);
    for (const [index, price] of PRICES.entries()) await insertProduct(db, index + 1, price);
  }, 60_000);
  afterAll(async () => {
    await db.close();
    await world.remove();
  });

  test(`L6 ${RUNS} runs of up to ${STEPS} actions agree with the model`, async () => {
    process.stderr.write(`L6: LEDGER_SEED=${SEED}\n`);
    const actions = fc.array(action, { maxLength: STEPS, size: 'max' });
    await fc.assert(fc.asyncProperty(actions, run), { numRuns: RUNS, seed: SEED, endOnFailure: true });
  }, 3_600_000);

  async function run(actions: Action[]): Promise<void> {
    const model = new LedgerModel();
    const member = new RealMember(++members);
    await db.transaction((tx) => insertMember(tx, member.number));
    for (const step of actions) {
      if (step.does === 'restart') {
        await db.close();
        db = await openDatabase(world.options);
      } else {
        const expected = expectedOf(model, step);
        expect([step, await member.act(db, step)]).toEqual([step, expected]);
      }
      expect([step, await member.balance(db)]).toEqual([step, model.balance]);
    }
    expect(await findLedgerFaults(db)).toEqual([]);
  }
}

function expectedOf(model: LedgerModel, step: Exclude<Action, { does: 'restart' }>): Outcome {
  switch (step.does) {
    case 'register':
      return model.register(step.friend);
    case 'study':
      return model.study(step.friend, step.price);
    case 'welcome':
      return model.bonus('welcome', 250);
    case 'birthday':
      return model.bonus('birthday', 500);
    case 'buy':
      return model.buy(PRICES[step.product] ?? 0);
    case 'cancel':
      return model.cancel(step.place);
    case 'block':
    case 'unblock':
      model.block(step.does === 'block');
      return 0;
    case 'replay':
      return 0;
  }
}

/** The participant of one run, acting on the services' own functions as the routes and the operator do. */
class RealMember {
  readonly number: number;
  readonly #orders: number[] = [];
  /** The last request that was granted, with its key. */
  #last: ((db: Database) => Promise<number>) | null = null;

  constructor(number: number) {
    this.number = number;
  }

  async balance(db: Database): Promise<number> {
    const [row] = await db.query<{ balance: number }>(
      'select balance from loyalty.account where contact_id = $1',
      [this.number],
    );
    return row?.balance ?? Number.NaN;
  }

  async act(db: Database, step: Exclude<Action, { does: 'restart' }>): Promise<Outcome> {
    const before = await this.balance(db);
    try {
      await this.#do(db, step);
    } catch (error) {
      if (error instanceof ServiceError) return 'refused';
      throw error;
    }
    return (await this.balance(db)) - before;
  }

  async #do(db: Database, step: Exclude<Action, { does: 'restart' }>): Promise<unknown> {
    const email = emailOf(this.number);
    const card = String(this.number);
    switch (step.does) {
      case 'register':
        return db.transaction((tx) => accrueRegistration(tx, { card, friend: step.friend }));
      case 'study':
        return db.transaction(async (tx) =>
          accrueStudy(tx, { ...step, ...(await this.#invitation(tx, step.friend)) }),
        );
      case 'welcome':
        return db.transaction((tx) => accrueWelcome(tx, email));
      case 'birthday':
        return db.transaction((tx) =>
          accrueBirthday(tx, { email, birthDate: '2003-04-18', now: new Date() }),
        );
      case 'buy':
        return this.#request(db, (tx) => this.#buy(tx, step.product + 1), true);
      case 'cancel':
        return this.#request(db, (tx) => this.#cancel(tx, this.#orders[step.place] ?? 0));
      case 'block':
      case 'unblock':
        return db.transaction((tx) => setCard(tx, step.does, card));
      case 'replay':
        return this.#last?.(db);
    }
  }

  /** One with an idempotency key; what is granted can be sent again. */
  async #request(db: Database, work: (tx: Tx) => Promise<number>, isOrder = false): Promise<void> {
    const key = randomUUID();
    const send = (on: Database) =>
      on.transaction((tx) => once(tx, emailOf(this.number), key, 'same', () => work(tx)));
    const answer = await send(db);
    if (isOrder) this.#orders.push(answer);
    this.#last = async (on) => {
      expect(await send(on)).toBe(answer);
      return answer;
    };
  }

  async #buy(tx: Tx, prodId: number): Promise<number> {
    const wish = {
      cardId: this.number,
      prodId,
      comment: '',
      description: '',
      date: '2026-12-01T10:00:00.000Z',
    };
    return buy(tx, await this.#contact(tx), { ...wish, price: undefined });
  }

  async #cancel(tx: Tx, orderId: number): Promise<number> {
    await cancel(tx, await this.#contact(tx), orderId, 'Передумала');
    return orderId;
  }

  #contact(tx: Tx) {
    const email = emailOf(this.number);
    return getContact(tx, { subject: email, email, owner: null });
  }

  async #invitation(tx: Tx, name: string) {
    const invitations = await findInvitationsOf(tx, emailOf(this.number));
    const found = invitations.find((invitation) => invitation.name === name);
    return { invitation: found?.id ?? 0, course: 'university' as const };
  }
}

const emailOf = (number: number) => `member${number}@cabinet.test`;

async function insertProduct(tx: Tx, id: number, price: number): Promise<void> {
  await tx.query(
    `insert into loyalty.product (id, section, name, price, search_text, place)
     values ($1::int, 'products', '{"ru": "Товар"}', $2, '', $1::int)`,
    [id, price],
  );
}

/** A student with an active card; contact, card and their number are the same. */
async function insertMember(tx: Tx, number: number): Promise<void> {
  await tx.query(
    `with c as (insert into loyalty.contact (id, email, phones) values ($1::int, $2, array[$3::text])),
       a as (insert into loyalty.account (contact_id, balance) values ($1::int, 0)),
       d as (insert into loyalty.deal (contact_id, stage_id) values ($1::int, 'WON'))
     insert into loyalty.card (id, contact_id, status, type_id, card_number, card_hash)
     values ($1::int, $1::int, 1, 2, $4, $4)`,
    [number, emailOf(number), `+7${9_160_000_000 + number}`, String(number)],
  );
}
