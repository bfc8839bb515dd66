/** The signed change of the balance in whole tokens, or `refused` if nothing changed. */
export type Outcome = number | 'refused';

interface Friend {
  status: 'working' | 'review' | 'paid' | 'refunded';
  /** Tokens of the paid study. */
  reward: number;
}

/** A minimal model of one participant's ledger (L6). */
export class LedgerModel {
  balance = 0;
  /** The part of clawed-back tokens that the balance has not covered. */
  owed = 0;
  readonly orders: Array<{ price: number; isCancelled: boolean }> = [];
  readonly #friends = new Map<string, Friend>();
  #card: 'none' | 'active' | 'blocked' = 'none';
  #hadBirthday = false;

  join(): Outcome {
    if (this.#card !== 'none') return 0;
    this.#card = 'active';
    return this.#add(250);
  }

  block(to: 'active' | 'blocked'): Outcome {
    if (this.#card === 'none') return 'refused';
    this.#card = to;
    return 0;
  }

  birthday(): Outcome {
    if (this.#hadBirthday) return 0;
    if (this.#card !== 'active') return 'refused';
    this.#hadBirthday = true;
    return this.#add(500);
  }

  /** The eleventh friend of a day goes to review (B4). */
  register(name: string): Outcome {
    const friend = this.#friends.get(name);
    if (friend) return friend.status === 'refunded' ? 'refused' : 0;
    if (this.#card !== 'active') return 'refused';
    const status = this.#friends.size < 10 ? 'working' : 'review';
    this.#friends.set(name, { status, reward: 0 });
    return status === 'review' ? 0 : this.#add(100);
  }

  release(place: number): Outcome {
    const friend = this.#friendAt(place);
    if (friend?.status !== 'review' || this.#card !== 'active') return 'refused';
    friend.status = 'working';
    return this.#add(100);
  }

  study(place: number, price: number): Outcome {
    const friend = this.#friendAt(place);
    if (friend?.status === 'paid') return 0;
    if (friend?.status !== 'working' || this.#card !== 'active') return 'refused';
    const paid = [...this.#friends.values()].filter(({ status }) => status === 'paid').length;
    const percent = paid > 9 ? 50 : paid > 4 ? 40 : 30;
    Object.assign(friend, { status: 'paid', reward: Math.floor((price * percent) / 100) });
    return this.#add(friend.reward);
  }

  /** A refund takes the study's tokens back, including frozen or spent tokens (B4). */
  refund(place: number): Outcome {
    const friend = this.#friendAt(place);
    if (friend?.status !== 'paid') return 'refused';
    friend.status = 'refunded';
    this.owed += friend.reward;
    return this.#add(0);
  }

  buy(price: number): Outcome {
    if (this.#card !== 'active' || price > this.balance) return 'refused';
    this.orders.push({ price, isCancelled: false });
    return this.#add(-price);
  }

  cancel(index: number): Outcome {
    const order = this.orders[index];
    if (this.#card !== 'active' || !order || order.isCancelled) return 'refused';
    order.isCancelled = true;
    return this.#add(order.price);
  }

  #friendAt(place: number): Friend | undefined {
    return [...this.#friends.values()][place % this.#friends.size];
  }

  /** Additions pay the debt first. */
  #add(amount: number): number {
    const before = this.balance;
    const taken = Math.min(this.owed, before + amount);
    this.owed -= taken;
    this.balance = before + amount - taken;
    return this.balance - before;
  }
}
