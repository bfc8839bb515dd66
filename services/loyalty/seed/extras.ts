import { programmeDay } from '@cabinet/domain/dates';
import { staffRole } from '@cabinet/domain/roles';
import accounts from '../../identity/accounts.json' with { type: 'json' };
import type { Tx } from '../../kit/database.ts';
import { daysAgo, daysFromNow } from './days.ts';
import type { Person, SeedConversion, SeedGoal, SeedView } from './person.ts';

/** Seeds wishes, a goal, manager requests and staff visits. */
export async function seedExtras(tx: Tx, contactId: number, person: Person): Promise<void> {
  for (const [place, productId] of (person.wishes ?? []).entries()) {
    await tx.query('insert into loyalty.wish (contact_id, product_id, added_at) values ($1, $2, $3)', [
      contactId,
      productId,
      daysAgo(place * 6 + 1),
    ]);
  }
  if (person.goal) await insertGoal(tx, contactId, person.goal);
  for (const conversion of person.conversions ?? []) await insertConversion(tx, contactId, conversion);
  for (const view of person.views ?? []) await insertView(tx, person.account, view);
}

async function insertGoal(tx: Tx, contactId: number, { product, sum, inDays }: SeedGoal): Promise<void> {
  await tx.query(
    'insert into loyalty.goal (contact_id, product_id, sum, day, set_at) values ($1, $2, $3, $4, $5)',
    [
      contactId,
      product ?? null,
      sum ?? null,
      inDays === undefined ? null : programmeDay(daysFromNow(inDays)),
      daysAgo(20),
    ],
  );
}

async function insertConversion(tx: Tx, contactId: number, request: SeedConversion): Promise<void> {
  await tx.query(
    `insert into loyalty.manager_request (contact_id, kind, amount, comment, status, answer, created_at)
     values ($1, 'conversion', $2, $3, $4, $5, $6)`,
    [
      contactId,
      request.amount,
      request.comment,
      request.status,
      request.answer ?? null,
      daysAgo(request.daysAgo),
    ],
  );
}

/** Seeds one visit: a reason and, seven minutes later, a view. */
async function insertView(tx: Tx, account: string, { by, daysAgo: days, reason }: SeedView): Promise<void> {
  const [actor, owner] = [by, account].map((name) => accounts.find(({ username }) => username === name));
  if (!actor || !owner) throw new Error(`Unknown account ${by} or ${account}`);
  const from = daysAgo(days);
  const rows = [
    { at: from, route: 'POST /api/views', why: reason },
    { at: new Date(from.getTime() + 7 * 60_000), route: 'GET /v2/api/contacts', why: '' },
  ];
  for (const { at, route, why } of rows) {
    await tx.query(
      `insert into kit.view_as_read
         (at, actor_subject, actor_email, owner_email, route, request_id, actor_role, actor_name, reason)
       values ($1, $2, $3, $4, $7, 'seed', $5, $6, $8)`,
      [
        at,
        actor.id,
        actor.email,
        owner.email,
        staffRole(actor.roles ?? []) ?? '',
        `${actor.firstName} ${actor.lastName}`,
        route,
        why,
      ],
    );
  }
}
