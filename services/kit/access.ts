import type { Route } from '@cabinet/contracts/route';
import { mayViewAs, staffRole } from '@cabinet/domain/roles';
import { isReadMethod, VIEW_AS_REFUSAL } from '@cabinet/domain/viewAs';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Database, Tx } from './database.ts';
import { BadRequest, Forbidden, NotFound, Unauthorised } from './errors.ts';
import { boundMisses, type WhileHitting } from './misses.ts';
import { limiter, networkOf } from './plugins/rateLimit.ts';
import type { Identity, TokenVerifier } from './token.ts';

/** The caller of a route, and the owner of the requested data. */
export interface Caller extends Identity {
  /** The e-mail of the participant whose data a staff member views (§6 view-as), else null. */
  owner: string | null;
  isViewAs: boolean;
}

export interface AccessOptions {
  verify: TokenVerifier;
  /** The identity of callers without a token. Only trials without an identity service set it (D16). */
  synthetic?: Identity | undefined;
  /** Stores the record of view-as reads. */
  db: Database;
}

declare module 'fastify' {
  interface FastifyInstance {
    access: AccessOptions;
    whileHitting: WhileHitting;
    /** Counts the calls of an account. Calls without a valid token are refused anyway (D7). */
    limitCalls: preHandlerAsyncHookHandler;
  }
}

const READ_ONLY = { error: VIEW_AS_REFUSAL, errorCode: 'view_as' };
const STAFF_ONLY = { error: 'Это доступно только сотрудникам программы', errorCode: 'staff_only' };
const NOT_YOURS = { error: 'Это данные другого участника', errorCode: 'not_yours' };

/** Registers access control. Call it before the first `serve` of a service. */
export async function useAccess(app: FastifyInstance, options: AccessOptions): Promise<void> {
  app.decorate('access', options);
  app.decorate('whileHitting', boundMisses(options.db));
  app.decorate('limitCalls', await limiter(app, 'calls', (request) => subjectOf(app, request)));
  // Refuse a view-as write on every path, including unknown paths (A3).
  app.setNotFoundHandler(async (request) => {
    if (!isReadMethod(request.method)) await callerOf(app, request, null);
    throw new NotFound();
  });
}

/**
 * Identifies the caller. A participant always acts as themselves, whatever e-mail the request names. Staff
 * may also read as another user, and each such read is recorded (§6, A3).
 * @param route null for an unknown path
 */
export async function callerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  route: Route | null,
): Promise<Caller> {
  const identity = await identityOf(app, request);
  request.subject = identity.subject;
  const owner = ownerOf(request);
  if (owner === null || owner === identity.email) {
    if (route?.access === 'staff' && !mayViewAs(identity.roles)) throw new Forbidden(STAFF_ONLY);
    return { ...identity, owner: null, isViewAs: false };
  }

  if (!mayViewAs(identity.roles)) throw new Forbidden(NOT_YOURS);
  if (!isReadMethod(request.method) || route?.access !== 'own') throw new Forbidden(READ_ONLY);
  await recordViewAs(app.access.db, identity, owner, route, request.id);
  return { ...identity, owner, isViewAs: true };
}

/**
 * Returns the key that a limit counts: the account of a signed-in caller from any network, else the network
 * (P3).
 */
export async function askerOf(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const subject = await subjectOf(app, request);
  return subject === null ? networkOf(request) : `account ${subject}`;
}

/** Returns the account of a request; null without a valid token. */
async function subjectOf(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  const known = async () => (await identityOf(app, request)).subject;
  return known().catch(() => null);
}

async function identityOf(app: FastifyInstance, request: FastifyRequest): Promise<Identity> {
  const { synthetic, verify } = app.access;
  const { authorization, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  // A page of another site must not act as the person who tries the cabinet.
  if (synthetic && authorization === undefined && site === 'same-origin') return synthetic;
  return verify(bearerOf(request));
}

function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Unauthorised();
  return token;
}

/** Both parameters of §6, in any case, and in the list form `email[]` of some clients. */
const OWNER_NAME = /^(email|ownerEmail)(\[.*\])?$/i;

/**
 * Returns the e-mail that the request names. Every route checks both parameters, even if it does not use
 * them.
 */
function ownerOf(request: FastifyRequest): string | null {
  const named = Object.entries(request.query as Record<string, unknown>).filter(
    ([name, value]) => OWNER_NAME.test(name) && value !== '',
  );
  if (named.length === 0) return null;
  const owners = new Set(
    named.map(([, value]) => (typeof value === 'string' ? value.trim().toLowerCase() : null)),
  );
  const [owner] = owners;
  if (owners.size !== 1 || !owner) {
    throw new BadRequest({ error: 'Адрес участника записан с ошибкой', errorCode: 'bad_owner' });
  }
  return owner;
}

/**
 * Writes one row for each view-as read (A3).
 * @param reason the reason that staff gave before the first read
 */
export async function recordViewAs(
  db: Tx,
  actor: Identity,
  owner: string,
  route: Route,
  requestId: string,
  reason = '',
): Promise<void> {
  await db.query(
    `insert into kit.view_as_read
       (actor_subject, actor_email, owner_email, route, request_id, actor_role, actor_name, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      actor.subject,
      actor.email,
      owner,
      `${route.method} ${route.path}`,
      requestId,
      staffRole(actor.roles) ?? '',
      `${actor.firstName} ${actor.lastName}`.trim(),
      reason,
    ],
  );
}
