import { BlockList, isIPv6 } from 'node:net';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Tx } from '../database.ts';
import { TooManyRequests } from '../errors.ts';
import { RATES, type RateName, SHARED_NETWORK_TIMES } from '../limits.ts';
import { hashWith } from '../secret.ts';

/** Returns the limit for the sender of a request: the value of `RATES`, or more for a shared network. */
export type MostOf = (name: RateName, request: FastifyRequest) => number;

export interface FigureOptions {
  /** Overrides for the values of `RATES`. */
  rates?: Partial<Record<RateName, number>> | undefined;
  /** Addresses and networks (CIDR) with many users. Limits per network are higher for them. */
  sharedNetworks?: readonly string[] | undefined;
}

/**
 * Returns the limits of an application.
 * @throws {TypeError} a network is invalid
 */
export function figures({ rates = {}, sharedNetworks = [] }: FigureOptions): MostOf {
  const shared = new BlockList();
  for (const network of sharedNetworks) addNetwork(shared, network);
  return (name, { ip }) => {
    const most = rates[name] ?? RATES[name].most;
    const isShared = RATES[name].by === 'network' && shared.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
    return isShared ? most * SHARED_NETWORK_TIMES : most;
  };
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

export interface RateOptions {
  /**
   * The database with the count of all processes. Without a database, each process counts separately, which
   * only saves work.
   */
  db?: Tx | undefined;
  /** Returns the key to count instead of the network. */
  askerOf?: ((request: FastifyRequest) => Promise<string>) | undefined;
}

/**
 * Returns the network of an address: an IPv4 address, or the /64 of an IPv6 address. The owner of one IPv6
 * address has the whole /64 (P3).
 */
export function networkOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** Limits the rate of the routes in this scope (P3). A scope may have several limits. */
export async function limitRate(
  scope: FastifyInstance,
  name: RateName,
  { db, askerOf = async (request) => networkOf(request) }: RateOptions = {},
): Promise<void> {
  await scope.register(rateLimit, {
    max: (request) => scope.mostOf(name, request),
    timeWindow: RATES[name].seconds * 1000,
    keyGenerator: askerOf,
    errorResponseBuilder: refusal,
    ...(db && { store: storeIn(db, name) }),
  });
}

/**
 * Returns a hook that counts the calls of all routes with this hook together. Each process counts separately.
 * @param askerOf returns the key to count; null skips the count
 */
export async function limiter(
  app: FastifyInstance,
  name: RateName,
  askerOf: (request: FastifyRequest) => Promise<string | null>,
): Promise<preHandlerAsyncHookHandler> {
  await app.register(rateLimit, {
    global: false,
    max: (request) => app.mostOf(name, request),
    timeWindow: RATES[name].seconds * 1000,
    keyGenerator: async (request) => (await askerOf(request)) ?? NOBODY,
    allowList: [NOBODY],
    // Remaining counts would distinguish two refusals (B3). A refused caller gets only the time to retry.
    addHeaders: NO_FIGURES,
    addHeadersOnExceeding: NO_FIGURES,
    errorResponseBuilder: refusal,
  });
  return app.rateLimit();
}

const NOBODY = 'nobody';

const NO_FIGURES = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

function refusal(_request: FastifyRequest, { ttl }: { ttl: number }): TooManyRequests {
  return new TooManyRequests(Math.ceil(ttl / 1000));
}

function storeIn(db: Tx, name: RateName): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (asker, callback) => {
      count(db, name, asker).then((counted) => callback(null, counted), callback);
    };
    child = () => this;
  };
}

/** The count in a window, and the remaining time of the window. */
export interface Counted {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

/**
 * Increments a count in one statement, so that concurrent calls all count. All processes on the database
 * share the count, and the count survives a restart.
 * @param asker the key to count; stored as a hash
 */
export async function count(db: Tx, name: RateName, asker: string): Promise<Counted> {
  const [row] = await db.query<Counted>(
    `insert into kit.rate as r (name, network, count, ends_at)
     values ($1, $2, 1, now() + make_interval(secs => $3))
     on conflict (name, network) do update set
       count = case when r.ends_at <= now() then 1 else r.count + 1 end,
       ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
     returning count as current, (extract(epoch from ends_at - now()) * 1000)::int as ttl`,
    [name, await hashWith(db, 'rates', asker), RATES[name].seconds],
  );
  return row as Counted;
}

/**
 * Counts a request, and refuses the request above the limit.
 * @throws {TooManyRequests} until the window ends
 */
export async function spend(db: Tx, request: FastifyRequest, name: RateName, asker: string): Promise<void> {
  const { current, ttl } = await count(db, name, asker);
  if (current > request.server.mostOf(name, request)) throw new TooManyRequests(Math.ceil(ttl / 1000));
}

/** Takes back one count. */
export async function giveBack(db: Tx, name: RateName, asker: string): Promise<void> {
  await db.query('update kit.rate set count = count - 1 where name = $1 and network = $2 and count > 0', [
    name,
    await hashWith(db, 'rates', asker),
  ]);
}

/** Resets the count. */
export async function forget(db: Tx, name: RateName, asker: string): Promise<void> {
  await db.query('delete from kit.rate where name = $1 and network = $2', [
    name,
    await hashWith(db, 'rates', asker),
  ]);
}
