import { randomUUID } from 'node:crypto';
import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import { checkPhoneCode } from '@cabinet/contracts/phone';
import { issueCode } from '../kit/codes.ts';
import type { Database } from '../kit/database.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import type { Fleet } from './fleet.ts';
import { requestOf } from './kit/system.ts';
import { aMember, aProduct } from './loyalty/members.ts';

const CLIENTS = 8;
const BALANCE = 1_000_000;
const PRICE = 7;
const TRIES = 5;

interface Order {
  id: number;
  status: 'NEW_ORDER' | 'CANCELLED';
}

/**
 * A simulated client: buys, sometimes cancels, repeats requests, guesses a code, and retries until it gets an
 * answer.
 */
export class Client {
  readonly email: string;
  readonly token: string;
  readonly #wish: { cardId: number; prodId: number; date: string };
  readonly #wrongCode: number;
  readonly #orders: Order[] = [];
  /** Attempts that were answered as a wrong code. */
  #tries = 0;

  constructor(
    email: string,
    token: string,
    wish: { cardId: number; prodId: number; date: string },
    wrongCode: number,
  ) {
    this.email = email;
    this.token = token;
    this.#wish = wish;
    this.#wrongCode = wrongCode;
  }

  readonly purchase = (key: string) => requestOf(createOrder, { body: this.#wish }, key);

  async shop(fleet: Fleet): Promise<void> {
    const request = this.purchase(randomUUID());
    const answer = await fleet.insist(this.token, request);
    expect(answer).toMatch(/^200 \{"order":/);
    const id: number = JSON.parse(answer.slice('200 '.length)).order.id;
    const order: Order = { id, status: 'NEW_ORDER' };
    this.#orders.push(order);
    if (this.#orders.length % 2 === 0) await this.#cancel(fleet, order);
    if (this.#orders.length % 5 === 0) expect(await fleet.insist(this.token, request)).toBe(answer);
    if (this.#orders.length % 10 === 0) await this.#guess(fleet);
  }

  async #cancel(fleet: Fleet, order: Order): Promise<void> {
    const message = { source: CANCEL_SOURCE, message: 'Передумала' };
    const request = requestOf(
      sendOrderMessage,
      { params: { orderId: order.id }, body: message },
      randomUUID(),
    );
    expect(await fleet.insist(this.token, request)).toMatch(/^200 \{"order":/);
    order.status = 'CANCELLED';
  }

  async #guess(fleet: Fleet): Promise<void> {
    const guess = requestOf(checkPhoneCode, { query: { code: this.#wrongCode } });
    const answer = await fleet.insist(this.token, guess);
    // A run with many kills outlives the code.
    expect(answer).toMatch(/^409 .*"(wrong_code|code_exhausted|code_expired)"/);
    if (answer.includes('wrong_code')) this.#tries += 1;
  }

  /** Returns the expected database state, if no answer was lost. */
  expected(): object {
    const kept = this.#orders.filter(({ status }) => status === 'NEW_ORDER');
    return { orders: this.#orders, balance: BALANCE - PRICE * kept.length };
  }

  /**
   * Returns the client's answers that a database has lost or stored partially. The database may contain one
   * more unanswered request.
   */
  async issuesIn(db: Database): Promise<string[]> {
    const { orders, balance, tries } = await stateOf(db, this);
    const statuses = new Map(orders.map(({ id, status }) => [id, status]));
    const lost = this.#orders.filter(
      ({ id, status }) => ![status, 'CANCELLED'].includes(statuses.get(id) ?? ''),
    );
    const kept = orders.filter(({ status }) => status === 'NEW_ORDER');
    return [
      ...lost.map(({ id }) => `order ${id} is lost`),
      ...(orders.length > this.#orders.length + 1 ? [`${this.email} has unexpected orders`] : []),
      ...(balance === BALANCE - PRICE * kept.length ? [] : [`${this.email} has ${balance}`]),
      ...(tries >= this.#tries && tries <= TRIES ? [] : [`${tries} of ${this.#tries} tries are counted`]),
    ];
  }
}

export async function aCrowd(db: Database, tokenOf: (email: string) => Promise<string>): Promise<Client[]> {
  const prodId = await aProduct(db, PRICE);
  const clients = Array.from({ length: CLIENTS }, async () => {
    const { contact, cardId } = await aMember(db, { balance: BALANCE });
    const { email } = contact;
    const use = { purpose: 'phone', subject: email, target: contact.phones[0] ?? '' };
    const issued = await db.transaction((tx) => issueCode(tx, use));
    const wrongCode = 'code' in issued ? (Number(issued.code) + 1) % 10 ** 6 : 0;
    const wish = { cardId, prodId, date: '2026-12-01T10:00:00.000Z' };
    return new Client(email, await tokenOf(email), wish, wrongCode);
  });
  return Promise.all(clients);
}

export interface ClientState {
  orders: Order[];
  balance: number | undefined;
}

export async function stateOf(db: Database, { email }: Client): Promise<ClientState & { tries: number }> {
  const orders = await db.query<Order>(
    `select p.id, p.status from loyalty.purchase p join loyalty.contact c on c.id = p.contact_id
     where c.email = $1 order by p.id`,
    [email],
  );
  const [account] = await db.query<{ balance: number }>(
    'select a.balance from loyalty.account a join loyalty.contact c on c.id = a.contact_id where c.email = $1',
    [email],
  );
  const [code] = await db.query<{ attempts: number }>('select attempts from kit.code where subject = $1', [
    email,
  ]);
  return { orders, balance: account?.balance, tries: code?.attempts ?? 0 };
}

/** K1, L1: returns the answers that a database has lost or stored partially. */
export async function findLosses(db: Database, clients: Client[]): Promise<unknown[]> {
  const issues: unknown[] = await findLedgerIssues(db);
  for (const client of clients) issues.push(...(await client.issuesIn(db)));
  return issues;
}

/** Lets all clients shop concurrently until `isOver` returns true. */
export function shopOn(clients: Client[], fleet: Fleet, isOver: () => boolean): Promise<unknown> {
  const load = Promise.all(
    clients.map(async (client) => {
      while (!isOver()) await client.shop(fleet);
    }),
  );
  // A failed test does not await the load.
  load.catch(() => {});
  return load;
}
