import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../kit/database.ts';
import { ServiceError } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { findCards } from '../../loyalty/members/cards.ts';
import type { ContactRow } from '../../loyalty/members/contacts.ts';
import { register } from '../../loyalty/members/registration.ts';
import { buy, cancel } from '../../loyalty/orders/purchase.ts';
import {
  accrueBirthday,
  accrueRegistration,
  accrueStudy,
  type Booking,
  releaseInvitation,
} from '../../loyalty/programme/accruals.ts';
import { setCard } from '../../loyalty/programme/cardStatus.ts';
import { refundStudy } from '../../loyalty/programme/refund.ts';
import type { Action } from './ledgerActions.ts';
import type { Outcome } from './ledgerModel.ts';
import type { World } from './ledgerWorld.ts';
import { aContact } from './members.ts';

/** A request with an idempotency key, sent once or several times. */
type Request = (tx: Tx) => Promise<number>;

/** The participant of one model run. It calls the same functions as the routes and the operator. */
export class RealMember {
  readonly contact: ContactRow;
  readonly #world: World;
  readonly #orders: number[] = [];
  readonly #invitations = new Map<string, number>();
  #cardNumber = '';
  #cardId = 0;
  /** The stored balance. */
  balance = 0;
  /** The last granted request, with its answer. */
  #granted: { request: Request; answer: number } | null = null;

  private constructor(world: World, contact: ContactRow) {
    this.#world = world;
    this.contact = contact;
  }

  static async in(world: World): Promise<RealMember> {
    return new RealMember(world, await aContact(world.db));
  }

  async act(step: Action): Promise<Outcome> {
    const before = this.balance;
    try {
      await this.#do(step);
    } catch (error) {
      if (error instanceof ServiceError) return 'refused';
      throw error;
    } finally {
      this.balance = await this.#storedBalance();
    }
    return this.balance - before;
  }

  async #storedBalance(): Promise<number> {
    const [row] = await this.#world.db.query<{ balance: number }>(
      'select balance from loyalty.account where contact_id = $1',
      [this.contact.id],
    );
    return row?.balance ?? Number.NaN;
  }

  /** Returns the clawed-back tokens that the balance has not covered. */
  async owed(): Promise<number> {
    const [row] = await this.#world.db.query<{ owed: number }>(
      'select coalesce(sum(amount - taken), 0) as owed from loyalty.clawback where contact_id = $1',
      [this.contact.id],
    );
    return row?.owed ?? 0;
  }

  async #do(step: Action): Promise<unknown> {
    const { db } = this.#world;
    switch (step.does) {
      case 'join':
        return this.#join(db);
      case 'register':
        return this.#register(db, step.name);
      case 'study':
        return db.transaction((tx) =>
          accrueStudy(tx, { ...step, invitation: this.#invitationAt(step.place), course: 'university' }),
        );
      case 'release':
        return db.transaction((tx) => releaseInvitation(tx, this.#invitationAt(step.place)));
      case 'refund':
        return db.transaction((tx) => refundStudy(tx, this.#invitationAt(step.place)));
      case 'birthday':
        return db.transaction((tx) =>
          accrueBirthday(tx, { email: this.contact.email, birthDate: '2003-04-18', now: new Date() }),
        );
      case 'buy':
        return this.#order(this.#purchaseOf(step.product));
      case 'cancel':
        return this.#send(this.#cancellationOf(step.place));
      case 'block':
      case 'unblock':
        return db.transaction((tx) => setCard(tx, step.does, { card: this.#cardNumber }, new Date()));
      case 'replay':
        return this.#replay();
      case 'restart':
        return this.#world.restart();
      case 'crash':
        return this.#buyTwice(this.#purchaseOf(step.product));
    }
  }

  async #join(db: Database): Promise<void> {
    const { id, email } = this.contact;
    const cardNumber = await db.transaction((tx) => register(tx, { subject: email, email, owner: null }));
    if (cardNumber === null) return;
    this.#cardNumber = cardNumber;
    this.#cardId = (await findCards(db, id))[0]?.id ?? 0;
  }

  async #register(db: Database, name: string): Promise<Booking> {
    const booking = await db.transaction((tx) =>
      accrueRegistration(tx, { card: this.#cardNumber, friend: name }),
    );
    this.#invitations.set(name, booking.invitation?.id ?? 0);
    return booking;
  }

  #invitationAt(place: number): number {
    return [...this.#invitations.values()][place % this.#invitations.size] ?? 0;
  }

  #purchaseOf(index: number): Request {
    const wish = { prodId: index + 1, comment: '', description: '', date: '2026-12-01T10:00:00.000Z' };
    return this.#keyed(async (tx) =>
      buy(tx, this.contact, { ...wish, cardId: this.#cardId, price: undefined }),
    );
  }

  #cancellationOf(place: number): Request {
    const orderId = this.#orders[place] ?? 0;
    return this.#keyed(async (tx) => {
      await cancel(tx, this.contact, orderId, 'Передумала');
      return orderId;
    });
  }

  #keyed(work: Request): Request {
    const key = randomUUID();
    return (tx) => once(tx, this.contact.email, key, 'same', () => work(tx));
  }

  async #send(request: Request): Promise<number> {
    const answer = await this.#world.db.transaction(request);
    this.#granted = { request, answer };
    return answer;
  }

  async #order(request: Request): Promise<void> {
    this.#orders.push(await this.#send(request));
  }

  /** The service crashes before its first answer. */
  async #buyTwice(request: Request): Promise<void> {
    await this.#world.crash(request);
    await this.#order(request);
  }

  async #replay(): Promise<void> {
    if (this.#granted)
      expect(await this.#world.db.transaction(this.#granted.request)).toBe(this.#granted.answer);
  }
}
