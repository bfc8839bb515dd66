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

/** The requests that a fault affects. Default: all requests until the mend. */
export interface When {
  /** First affected request, counted from 1. */
  from?: number | undefined;
  /** Number of affected requests. */
  times?: number | undefined;
  /** Duration in milliseconds from now. */
  forMs?: number | undefined;
}

/** A request that a fault has affected. */
export interface Met {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** A fault at a place of the wire. */
export interface Breakage {
  /** The affected requests so far, in order. */
  readonly met: readonly Met[];
  /** Resolves when `count` requests are affected. */
  meets(count: number): Promise<void>;
  /** Releases held requests and answers. The fault still holds later ones. */
  release(): void;
  /** Releases held requests and answers, and ends the fault. */
  mend(): void;
}

/**
 * The wire between browsers and a system, with faults by place. The newest matching fault wins. Unlike a mock
 * in the browser, the wire shows the browser's own reaction. For example, Chromium repeats a POST after a
 * connection reset.
 */
export class Faults {
  #breakages: { find(exchange: Exchange): (() => Promise<void> | void) | null; mend(): void }[] = [];

  /** Resets the connection before the system gets the request. */
  cut = (where: Where, when?: When) => this.add(where, cut, when);
  /** Lets the system act and loses its answer. */
  lose = (where: Where, when?: When) => this.add(where, lose, when);
  /** Never answers the request, even after the mend. */
  hang = (where: Where, when?: When) => this.add(where, hang, when);
  /** Holds the request before the system. */
  hold = (where: Where, when?: When) => this.add(where, hold, when);
  /** Lets the system act and holds its answer. */
  holdAnswer = (where: Where, when?: When) => this.add(where, holdAnswer, when);
  /** Delays the answer by a number of milliseconds. */
  delay = (where: Where, ms: number, when?: When) => this.add(where, delay(ms), when);
  /** Sends half of the answer. */
  truncate = (where: Where, when?: When) => this.add(where, truncate, when);
  /** Changes a byte of the answer. */
  corrupt = (where: Where, when?: When) => this.add(where, corrupt, when);
  /** Answers without the system: an object as JSON, a text as a page. */
  answer = (where: Where, status: number, body?: string | object, when?: When) =>
    this.add(where, answer(status, body), when);
  /** Only counts requests. */
  watch = (where: Where) => this.add(where, pass);

  /** Adds a custom fault at a place. */
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

  /** Applies the newest matching fault to a request. */
  async meet(exchange: Exchange): Promise<void> {
    for (const { find } of this.#breakages) {
      const harm = find(exchange);
      if (harm) return harm();
    }
    return pass(exchange, Promise.resolve());
  }

  /** Ends all faults. */
  mendAll(): void {
    for (const { mend } of this.#breakages) mend();
    this.#breakages = [];
  }
}
