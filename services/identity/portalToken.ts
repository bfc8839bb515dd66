import type { FastifyInstance } from 'fastify';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { Database } from '../kit/database.ts';
import { BadRequest, NotFound } from '../kit/errors.ts';
import { admitPortals } from '../kit/plugins/cors.ts';
import { findKeptAccount } from './accounts.ts';
import { AUDIENCE, LIFE, PORTAL_TRIAL, REALM_PATH } from './realm.ts';

export interface PortalTokenOptions {
  db: Database;
  jwks: { keys: JWK[] };
  /** The origin of the issuer. */
  origin: string;
  /** Origins of the portals whose pages may request a token. */
  portalOrigins: readonly string[];
}

/** The domain of the accounts of CONTRACT §5, whose names are the local parts. */
const DOMAIN = 'cabinet.test';

/**
 * `GET /sandbox/portal-token?as=student` returns the access token that a portal would pass for this account,
 * as text. The route is for trials. In production, the portal's server gets a token from the identity service
 * (docs/embedding/tokens.md).
 */
export async function portalTokens(app: FastifyInstance, options: PortalTokenOptions): Promise<void> {
  const { db, jwks, origin, portalOrigins } = options;
  await admitPortals(app, portalOrigins);
  app.get<{ Querystring: { as?: unknown } }>('/', async ({ query }, reply) => {
    if (typeof query.as !== 'string' || !query.as)
      throw new BadRequest({ error: 'Назови участника: ?as=student', errorCode: 'nobody_named' });
    const email = query.as.includes('@') ? query.as.toLowerCase() : `${query.as}@${DOMAIN}`;
    const account = await findKeptAccount(db, email);
    // A portal never gets staff tokens. Staff views other cabinets only in the cabinet itself.
    if (!account || account.roles.length > 0) throw new NotFound();
    const { id, firstName, lastName } = account;
    const [key] = jwks.keys;
    if (!key) throw new Error('The identity service has no key');
    const token = await new SignJWT({
      typ: 'Bearer',
      azp: PORTAL_TRIAL,
      email,
      email_verified: true,
      given_name: firstName,
      family_name: lastName,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(key.kid && { kid: key.kid }) })
      .setIssuer(origin + REALM_PATH)
      .setAudience(AUDIENCE)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(`${LIFE.access}s`)
      .sign(await importJWK(key, 'RS256'));
    return reply.header('Cache-Control', 'no-store').type('text/plain').send(token);
  });
}
