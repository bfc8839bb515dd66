import { readFile } from 'node:fs/promises';
import { SignJWT } from 'jose';
import { prepareCrm } from '../crm/prepare.ts';
import { loadKeys } from '../identity/keys.ts';
import { AUDIENCE, CLIENT_ID, REALM_PATH } from '../identity/realm.ts';
import type { Database } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { prepareLeads } from '../leads/prepare.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';

/** Postings of each member of the population. */
export const POSTINGS_EACH = 100;

/** What the load asks for in a member's name. */
export interface LoadMember {
  subject: string;
  email: string;
  phone: string;
  cardId: number;
  cardNumber: string;
  /** An order of theirs. */
  orderId: number;
  /** Of a friend's invitation. */
  invitationId: number;
}

/**
 * Fills an empty database: the seeds, and members with a past, which is orders, friends, operations and the ledger
 * behind them.
 * @throws when the ledger does not add up (L1)
 */
export async function populate(db: Database, members: number): Promise<void> {
  await prepareKit(db);
  await prepareLoyalty(db, { seed: true });
  await prepareCrm(db, { seed: true });
  await prepareLeads(db);
  const sql = await readFile(new URL('./population.sql', import.meta.url), 'utf8');
  await db.transaction((tx) => tx.script(sql.replaceAll('$MEMBERS', String(members))));
  // As it would have been, had all that happened one after another.
  await db.keepUp?.();
  const issues = await findLedgerIssues(db);
  if (issues.length > 0) throw new Error(`The population's ledger has ${issues.length} issues`);
}

/** Some of the population, out of all its parts. */
export async function findLoadMembers(db: Database, count: number): Promise<LoadMember[]> {
  return db.query<LoadMember>(
    `select c.subject, c.email, c.verified_phone as phone, k.id as "cardId", k.card_number as "cardNumber",
       (select min(p.id) from loyalty.purchase p where p.contact_id = c.id) as "orderId",
       (select max(i.id) from loyalty.invitation i where i.contact_id = c.id) as "invitationId"
     from loyalty.contact c join loyalty.card k on k.contact_id = c.id
     where c.subject like 'load-%' order by md5(c.subject) limit $1`,
    [count],
  );
}

/**
 * Access tokens as the embedded identity service gives them, but for two hours.
 * @param origin that the cabinet is opened on
 */
export async function signTokens(db: Database, origin: string, members: LoadMember[]): Promise<string[]> {
  const { jwks } = await loadKeys(db);
  const [key] = jwks.keys;
  if (!key) throw new Error('The identity service has no key');
  return Promise.all(
    members.map(({ subject, email }) =>
      new SignJWT({ azp: CLIENT_ID, email, email_verified: true, sid: subject })
        .setProtectedHeader({ alg: 'RS256', kid: String(key.kid), typ: 'at+jwt' })
        .setIssuer(origin + REALM_PATH)
        .setAudience(AUDIENCE)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('2h')
        .sign(key),
    ),
  );
}
