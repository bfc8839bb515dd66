import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange } from './exchange.ts';
import {
  answer,
  corrupt,
  cut,
  delay,
  type Fault,
  hang,
  hold,
  holdAnswer,
  lose,
  pass,
  truncate,
} from './fault.ts';
import { isOf, type Where } from './where.ts';

/** Which of the requests a fault concerns; by default all, until it is mended. */
export interface When {
  /** The first that it concerns, counted from 1. */
  from?: number | undefined;
  /** So many of them. */
  times?: number | undefined;
  /** So many milliseconds from now on. */
  forMs?: number | undefined;
}

/** A request that a fault has met. */
export interface Met {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** A place at which the wire is broken. */
export interface Breakage {
  /** What came to harm so far, in the order of its coming. */
  readonly met: readonly Met[];
  /** Resolves as soon as so many have. */
  meets(count: number): Promise<void>;
  /** Lets go what is held; what comes later is held again. */
  release(): void;
  /** Lets go what is held, and harms nothing any more. */
  mend(): void;
}

/**
 * The wire between browsers and a system, which is broken on purpose, place by place; the newest breakage wins.
 * Unlike a test that answers in the browser's stead it shows what the browser itself makes of it: Chromium, for one,
 * sends a POST again whose connection was reset.
 */
export class Faults {
  #breakages: { find(exchange: Exchange): (() => Promise<void> | void) | null; mend(): void }[] = [];

  /** The connection breaks before the system has heard of it. */
  cut = (where: Where, when?: When) => this.add(where, cut, when);
  /** The system acts, and its answer is lost. */
  lose = (where: Where, when?: When) => this.add(where, lose, when);
  /** The request is never answered, even when the wire is whole again for what comes later. */
  hang = (where: Where, when?: When) => this.add(where, hang, when);
  /** The request waits on its way to the system. */
  hold = (where: Where, when?: When) => this.add(where, hold, when);
  /** The system acts, and its answer waits on its way back. */
  holdAnswer = (where: Where, when?: When) => this.add(where, holdAnswer, when);
  /** The answer comes so many milliseconds later. */
  delay = (where: Where, ms: number, when?: When) => this.add(where, delay(ms), when);
  /** Half of the answer comes. */
  truncate = (where: Where, when?: When) => this.add(where, truncate, when);
  /** A byte of the answer is another one. */
  corrupt = (where: Where, when?: When) => this.add(where, corrupt, when);
  /** Something else answers: an object as JSON, a text as a page. */
  answer = (where: Where, status: number, body?: string | object, when?: When) =>
    this.add(where, answer(status, body), when);
  /** Nothing happens; what passes is counted. */
  watch = (where: Where) => this.add(where, pass);

  /** Breaks the wire at a place in a way of one's own. */
  add(where: Where, fault: Fault, { from = 1, times = Infinity, forMs = Infinity }: When = {}): Breakage {
    const until = performance.now() + forMs;
    const met: Met[] = [];
    let seen = 0;
    let isMended = false;
    let gate = Promise.withResolvers<void>();
    let arrived = Promise.withResolvers<void>();

    const isConcerned = ({ method, path }: Exchange): boolean => {
      if (isMended || performance.now() > until || !isOf(where, method, path)) return false;
      seen += 1;
      return seen >= from && seen < from + times;
    };
    const breakage: Breakage = {
      met,
      async meets(count) {
        while (met.length < count) await arrived.promise;
      },
      release() {
        gate.resolve();
        gate = Promise.withResolvers();
      },
      mend() {
        isMended = true;
        gate.resolve();
      },
    };
    this.#breakages.unshift({
      find(exchange) {
        if (!isConcerned(exchange)) return null;
        const { method, path, headers } = exchange;
        met.push({ method, path, headers });
        arrived.resolve();
        arrived = Promise.withResolvers();
        return () => fault(exchange, gate.promise);
      },
      mend: breakage.mend,
    });
    return breakage;
  }

  /** What happens to a request. */
  async meet(exchange: Exchange): Promise<void> {
    for (const { find } of this.#breakages) {
      const harm = find(exchange);
      if (harm) return harm();
    }
    return pass(exchange, Promise.resolve());
  }

  /** The wire is whole again. */
  mendAll(): void {
    for (const { mend } of this.#breakages) mend();
    this.#breakages = [];
  }
}
