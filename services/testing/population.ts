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

/** Postings of each participant in the population. */
export const POSTINGS_EACH = 100;

/** The data of a participant for load requests. */
export interface LoadMember {
  subject: string;
  email: string;
  phone: string;
  cardId: number;
  cardNumber: string;
  /** An order of the participant. */
  orderId: number;
  /** An invitation of a friend. */
  invitationId: number;
}

/**
 * Fills an empty database with the seeds, and with participants who have orders, friends, operations and
 * ledger entries.
 * @throws when the ledger does not add up (L1)
 */
export async function populate(db: Database, members: number): Promise<void> {
  await prepareKit(db);
  await prepareLoyalty(db, { seed: true });
  await prepareCrm(db, { seed: true });
  await prepareLeads(db);
  const sql = await readFile(new URL('./population.sql', import.meta.url), 'utf8');
  await db.transaction((tx) => tx.script(sql.replaceAll('$MEMBERS', String(members))));
  // Update the planner statistics, as if the data had grown over time.
  await db.keepUp?.();
  const issues = await findLedgerIssues(db);
  if (issues.length > 0) throw new Error(`The population's ledger has ${issues.length} issues`);
}

/** Returns a sample of participants from the whole population. */
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
 * Signs access tokens as the embedded identity service does, but valid for two hours.
 * @param origin the origin of the cabinet
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
