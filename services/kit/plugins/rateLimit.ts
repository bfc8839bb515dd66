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

/** How often a request's sender may do something: the figure of `RATES`, more for a shared network. */
export type MostOf = (name: RateName, request: FastifyRequest) => number;

export interface FigureOptions {
  /** Other figures than those of `RATES`. */
  rates?: Partial<Record<RateName, number>> | undefined;
  /** Addresses and networks (CIDR) that many people share; what counts by network allows them more. */
  sharedNetworks?: readonly string[] | undefined;
}

/**
 * The figures of an application.
 * @throws {TypeError} a network that is none
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
  /** Where it is counted, for all processes together; by default each process counts for itself, which only spares it work. */
  db?: Tx | undefined;
  /** Whom else than its network a request is counted as. */
  askerOf?: ((request: FastifyRequest) => Promise<string>) | undefined;
}

/** Whom an address is counted as: IPv4 for itself, IPv6 for its /64, because whoever has one address of that has all (P3). */
export function networkOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** Answers the routes of this scope only so often (P3). A scope may have several limits. */
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
 * A hook that counts whom it is given, on the routes that it is put on, all of them together; each process counts for
 * itself.
 * @param askerOf whom to count; null for nobody
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
    // How often somebody has called says too much: two refusals look the same (B3). A refused one is told when to try again.
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

/** What was counted in a window, and how long the window still lasts. */
export interface Counted {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

/**
 * Counts once more, in one statement: of many at once each counts. All processes on the database count together, and a
 * restart forgets nothing.
 * @param asker whom or what to count; kept as a hash
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
 * Counts once more for a request, and refuses what is too often.
 * @throws {TooManyRequests} until the window ends
 */
export async function spend(db: Tx, request: FastifyRequest, name: RateName, asker: string): Promise<void> {
  const { current, ttl } = await count(db, name, asker);
  if (current > request.server.mostOf(name, request)) throw new TooManyRequests(Math.ceil(ttl / 1000));
}

/** Takes back what was counted once. */
export async function giveBack(db: Tx, name: RateName, asker: string): Promise<void> {
  await db.query('update kit.rate set count = count - 1 where name = $1 and network = $2 and count > 0', [
    name,
    await hashWith(db, 'rates', asker),
  ]);
}

/** Forgets what was counted. */
export async function forget(db: Tx, name: RateName, asker: string): Promise<void> {
  await db.query('delete from kit.rate where name = $1 and network = $2', [
    name,
    await hashWith(db, 'rates', asker),
  ]);
}
