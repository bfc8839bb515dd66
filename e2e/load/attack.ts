import { setTimeout as pause } from 'node:timers/promises';
import { savePhoto } from '@cabinet/contracts/photo';
import { routePath } from '@cabinet/contracts/route';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '@cabinet/services/realm';
import { largestPhoto } from '@cabinet/services/testing/photo';
import { interval, pairRatios } from '../bench/table.ts';
import { arrive } from './arrivals.ts';
import type { Actor } from './crowd.ts';
import { figuresOf } from './figures.ts';
import type { Call } from './mix.ts';
import type { Target } from './target.ts';

// D1 and D2: pages and reads stay fast while somebody sends photos or passwords.

/** Upper bound of the p95 during an attack, as a multiple of the calm p95. */
export const MOST_RATIO = 2;
/** Pairs of a calm and an attacked time. */
const PAIRS = 6;
/** The services that answer the measured requests. */
export const ATTACKED = 'identity,loyalty,crm,site';

/** Measured requests of each kind in a second. */
const PER_SECOND = 20;
/** Members whose reads are measured. Each member may read 1,200 times a minute. */
const READERS = 100;

/** One round of an attack: so many requests within its time. The decoder cannot keep up with the photos. */
const PHOTOS = 100;
const PASSWORDS = 1_000;
const ROUND_MS = 10_000;
/** The number of photos that a member may send in an hour. */
const PHOTOS_EACH = 20;

/** The p95 of a request in each calm and each attacked time, in milliseconds. */
export interface Pairs {
  /** The measured request. */
  name: string;
  calm: number[];
  attacked: number[];
}

export interface AttackResult {
  pairs: Pairs[];
  /** The requests of the attack, by status. */
  sent: Map<number, number>;
  /** Measured requests without status 200. */
  failed: number;
}

/** Sends one round. @returns the statuses of the answers */
type Round = (number: number) => Promise<number[]>;

/** @returns the attack of D1, with other members and another network in each round */
export async function uploads({ url, crowd }: Target): Promise<Round> {
  const body = JSON.stringify({ data: (await largestPhoto()).toString('base64') });
  const address = `${url}/loyalty${routePath(savePhoto, {})}`;
  return (number) =>
    sendAll(PHOTOS, async (index) => {
      const sender = Math.floor((number * PHOTOS + index) / PHOTOS_EACH);
      const { token } = crowd[sender % crowd.length] as Actor;
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': strangerOf(number),
      };
      return fetch(address, { method: savePhoto.method, headers, body });
    });
}

/** @returns the attack of D2, with another form and another network in each round */
export async function passwords(target: Target): Promise<Round> {
  return async (number) => {
    const { path, cookie } = await openForm(target, strangerOf(number));
    return sendAll(PASSWORDS, (index) =>
      fetch(target.url + path, {
        method: 'POST',
        headers: { cookie, 'x-forwarded-for': strangerOf(number) },
        body: new URLSearchParams({ username: `stranger-${index}@cabinet.test`, password: 'wrong' }),
        redirect: 'manual',
      }),
    );
  };
}

/**
 * Measures in turn without and with the attack.
 * @param seconds the duration of one measurement. The attack repeats its rounds until this time is over
 */
export async function runAttack(target: Target, seconds: number, round: Round): Promise<AttackResult> {
  const next = await measuredCalls(target);
  await measure(target, seconds, next);
  const sent = new Map<number, number>();
  let number = 0;

  async function measureAttacked() {
    let isOver = false;
    const attack = (async () => {
      while (!isOver)
        for (const status of await round(number++)) sent.set(status, (sent.get(status) ?? 0) + 1);
    })();
    const attacked = await measure(target, seconds, next);
    isOver = true;
    await attack;
    return attacked;
  }

  const pairs = new Map<string, Pairs>();
  let failed = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const [calm, attacked] = [await measure(target, seconds, next), await measureAttacked()];
    failed += calm.failed + attacked.failed;
    for (const [name, times] of calm.times) {
      const known = pairs.get(name) ?? { name, calm: [], attacked: [] };
      known.calm.push(figuresOf(times).p95);
      known.attacked.push(figuresOf(attacked.times.get(name) ?? []).p95);
      pairs.set(name, known);
    }
  }
  return { pairs: [...pairs.values()], sent, failed };
}

/** Returns whether the result meets D1 or D2: the 95 % interval of each ratio begins below the bound. */
export function isAttackKept({ pairs, failed }: AttackResult): boolean {
  return (
    failed === 0 && pairs.every(({ calm, attacked }) => interval(pairRatios(attacked, calm))[0] < MOST_RATIO)
  );
}

async function measure({ url }: Target, seconds: number, next: () => Call) {
  const times = new Map<string, number[]>();
  let failed = 0;
  await arrive(url, { perSecond: 3 * PER_SECOND, seconds }, next, ({ call, status, ms }) => {
    times.set(call.name, [...(times.get(call.name) ?? []), ms]);
    if (status !== 200) failed++;
  });
  return { times, failed };
}

/** Returns in turn the home page, the sign-in page and a read. */
async function measuredCalls(target: Target): Promise<() => Call> {
  const [anybody] = target.crowd as [Actor];
  const { path, cookie } = await openForm(target, anybody.address);
  const readers = target.crowd.slice(-READERS);
  const page = { isRead: true, method: 'GET' };
  let count = 0;
  return () => {
    const actor = readers[count % readers.length] as Actor;
    const calls: [Call, Call, Call] = [
      { ...page, name: '/my/', path: '/my/', actor },
      { ...page, name: 'sign-in page', path, actor, headers: { cookie } },
      { ...page, name: 'GET /api/cards', path: '/loyalty/api/cards', actor },
    ];
    return calls[count++ % calls.length] as Call;
  };
}

async function openForm({ url }: Target, address: string): Promise<{ path: string; cookie: string }> {
  const parameters = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: 'http://load.cabinet.test/my/',
    response_type: 'code',
    scope: 'openid',
    state: 'load',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { headers } = await fetch(`${url}${REALM_PATH}${PROTOCOL_PATH}/auth?${parameters}`, {
    headers: { 'x-forwarded-for': address },
    redirect: 'manual',
  });
  const cookie = headers.getSetCookie().map((line) => line.split(';')[0]);
  return { path: new URL(headers.get('location') ?? '', url).pathname, cookie: cookie.join('; ') };
}

/** Returns the address of the attacker in a round. */
function strangerOf(round: number): string {
  return `198.51.${(round >> 8) & 255}.${round & 255}`;
}

/**
 * Sends the requests of a round at random moments of its time, without waiting for earlier answers. At even
 * moments, each request of the attack would meet the same kind of measured request.
 */
async function sendAll(requests: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const begun = performance.now();
  const moments = Array.from({ length: requests }, () => begun + Math.random() * ROUND_MS).sort(
    (a, b) => a - b,
  );
  const statuses: Promise<number>[] = [];
  for (const [index, moment] of moments.entries()) {
    const early = moment - performance.now();
    if (early > 0) await pause(early);
    statuses.push(send(index).then((answer) => answer.arrayBuffer().then(() => answer.status)));
  }
  return Promise.all(statuses);
}
