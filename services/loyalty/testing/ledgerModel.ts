/** Signed whole tokens that were booked, 0 when it was done before, or that nothing was done. */
export type Outcome = number | 'refused';

/** What the ledger of one participant must do, in as few words as can be said (L6). */
export class LedgerModel {
  balance = 0;
  readonly orders: Array<{ price: number; isCancelled: boolean }> = [];
  readonly #friends = new Map<string, 'working' | 'paid'>();
  readonly #given = new Set<string>();
  #isBlocked = false;

  block(isBlocked: boolean): void {
    this.#isBlocked = isBlocked;
  }

  /** A bonus of which there is one. */
  bonus(name: string, amount: number): Outcome {
    if (this.#given.has(name)) return 0;
    return this.#move(amount, () => this.#given.add(name));
  }

  register(friend: string): Outcome {
    if (this.#friends.has(friend)) return 0;
    return this.#move(100, () => this.#friends.set(friend, 'working'));
  }

  study(friend: string, price: number): Outcome {
    const status = this.#friends.get(friend);
    if (!status) return 'refused';
    if (status === 'paid') return 0;
    const paid = [...this.#friends.values()].filter((other) => other === 'paid').length;
    const percent = paid > 9 ? 50 : paid > 4 ? 40 : 30;
    return this.#move(Math.floor((price * percent) / 100), () => this.#friends.set(friend, 'paid'));
  }

  buy(price: number): Outcome {
    if (price > this.balance) return 'refused';
    return this.#move(-price, () => this.orders.push({ price, isCancelled: false }));
  }

  cancel(index: number): Outcome {
    const order = this.orders[index];
    if (!order || order.isCancelled) return 'refused';
    return this.#move(order.price, () => Object.assign(order, { isCancelled: true }));
  }

  /** On a blocked card nothing is earned and nothing is spent. */
  #move(amount: number, done: () => void): Outcome {
    if (this.#isBlocked) return 'refused';
    this.balance += amount;
    done();
    return amount;
  }
}
