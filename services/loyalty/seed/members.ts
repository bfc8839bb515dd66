import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { programmeDay } from '@cabinet/domain/dates';
import { mailboxOf } from '@cabinet/domain/mailbox';
import { REWARDS, studyReward } from '@cabinet/domain/reward';
import accounts from '../../identity/accounts.json' with { type: 'json' };
import type { Tx } from '../../kit/database.ts';
import { queryOne } from '../../kit/sql.ts';
import { type Movement, move, openAccount } from '../ledger/ledger.ts';
import { insertCard } from '../members/cards.ts';
import { newCardHash } from '../members/registration.ts';
import { newBarcode } from '../orders/purchase.ts';
import { insertPurchase, markCancelled, recordStatus } from '../orders/repository.ts';
import { seedBelongings } from './belongings.ts';
import { findSeedVariant, products } from './catalogue.ts';
import { daysAgo, daysFromNow } from './days.ts';
import { seedExtras } from './extras.ts';
import { managers } from './managers.ts';
import { people } from './people.ts';
import type { Person, SeedCard, SeedInvitation, SeedOrder } from './person.ts';

/** An id of `pickupPoints.json`. */
const PICKUP_POINT = 1;
const CARD_STATUS = { active: 1, off: 2, blocked: 5 };
const CARD_TYPE = { virtual: 1, physical: 2 };

export async function seedMembers(tx: Tx): Promise<void> {
  for (const { name, phone, email, telegram } of managers) {
    await tx.query('insert into loyalty.manager (name, phone, email, telegram) values ($1, $2, $3, $4)', [
      name,
      phone,
      email,
      telegram,
    ]);
  }
  for (const [index, person] of people.entries()) await seedPerson(tx, person, index + 1);
}

async function seedPerson(tx: Tx, person: Person, number: number): Promise<void> {
  const contactId = await insertContact(tx, person);
  await openAccount(tx, contactId);
  const cardIds: number[] = [];
  for (const [place, card] of person.cards.entries()) {
    cardIds.push(await insertCard(tx, seedCard(contactId, card, number * 10 + place)));
  }
  if (person.deal) await insertDeal(tx, contactId, person.deal, number);
  const { invitations = [] } = person;
  for (const invitation of invitations) {
    await insertInvitation(tx, contactId, invitation, rewardOf(invitation, invitations)?.tokens ?? null);
  }

  await seedExtras(tx, contactId, person);
  const orders: Dated[] = [];
  const cardId = cardIds.at(-1);
  for (const order of oldestFirst(person.orders ?? [])) {
    if (cardId === undefined) throw new Error(`Contact ${contactId} has orders, but no card`);
    orders.push(...(await insertOrder(tx, contactId, cardId, order)));
  }
  await seedBelongings(tx, contactId, person);
  await moveInOrder(tx, person, [...operationsOf(person, contactId, cardIds), ...orders]);
}

function seedCard(
  contactId: number,
  { status, type, reason, sinceDaysAgo, answerInDays }: SeedCard,
  number: number,
) {
  return {
    contactId,
    status: CARD_STATUS[status],
    typeId: CARD_TYPE[type],
    cardNumber: `7700${String(number).padStart(8, '0')}`,
    cardHash: newCardHash(),
    ...(reason && { stateReason: reason }),
    ...(sinceDaysAgo !== undefined && { stateSince: daysAgo(sinceDaysAgo).toISOString() }),
    ...(answerInDays !== undefined && { answerBy: daysFromNow(answerInDays).toISOString() }),
  };
}

type Dated = Movement & { at: Date; amount: number };

function operationsOf(
  { operations = [], invitations = [] }: Person,
  contactId: number,
  cardIds: readonly number[],
): Dated[] {
  const own = operations.map(({ card, daysAgo: days, ...operation }) => {
    const cardId = card === undefined ? undefined : cardIds[card];
    return { ...operation, contactId, cardId, at: daysAgo(days) };
  });
  return [
    ...own,
    ...invitations.flatMap((invitation) => friendOperations(contactId, invitation, invitations)),
  ];
}

/** Returns the tokens for the friend's registration, and for a paid study. */
function friendOperations(
  contactId: number,
  invitation: SeedInvitation,
  all: readonly SeedInvitation[],
): Dated[] {
  const { name } = invitation;
  const [registered, paid] = [dayOf(invitation, 'working'), dayOf(invitation, 'paid')];
  const reward = rewardOf(invitation, all);
  const common = { contactId, comment: name, friend: name };
  const operations: Dated[] = [];
  if (registered !== null) {
    operations.push({ ...common, type: 'FRIEND', amount: REWARDS.friend, at: daysAgo(registered) });
  }
  if (paid !== null && reward) {
    const { tokens: amount, percent } = reward;
    operations.push({ ...common, type: 'ACADEM_ORDER', amount, percent, at: daysAgo(paid) });
  }
  return operations;
}

/**
 * Returns the reward for the friend's study, by the inviter's level on the day of payment; null before the
 * payment.
 */
function rewardOf(
  invitation: SeedInvitation,
  all: readonly SeedInvitation[],
): { tokens: number; percent: number } | null {
  const { name, course = 'university', price = 0 } = invitation;
  const day = dayOf(invitation, 'waiting') ?? dayOf(invitation, 'paid');
  if (day === null) return null;
  const paidFriends = all.filter((other) => (dayOf(other, 'paid') ?? 0) > day).length;
  const reward = studyReward({ course, price, paidFriends });
  if ('refusal' in reward) throw new Error(`The study of ${name} earns no tokens: ${reward.refusal}`);
  return reward;
}

/** Returns how many days ago an invitation reached a status; null if it never did. */
function dayOf({ steps }: SeedInvitation, wanted: InvitationStatus): number | null {
  return steps.find(([status]) => status === wanted)?.[1] ?? null;
}

/** Sorts the movements by time, so that no movement spends tokens before they exist. */
async function moveInOrder(tx: Tx, { account }: Person, movements: Dated[]): Promise<void> {
  for (const { amount, ...movement } of movements.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    // Skip the metrics, because they count only live events.
    const isDone = await move({ ...tx, afterCommit: () => {} }, movement, amount);
    if (!isDone) throw new Error(`${account} cannot pay ${-amount} on ${movement.at.toISOString()}`);
  }
}

async function insertContact(tx: Tx, person: Person): Promise<number> {
  const { email, fullName } = identityOf(person);
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into loyalty.contact (email, full_name, phones, verified_phone, manager_id)
     values ($1, $2, array[$3::text], $4, (select id from loyalty.manager where name = $5)) returning id`,
    [email, fullName, person.phone, person.isPhoneVerified ? person.phone : null, person.manager ?? null],
  );
  return row.id;
}

function identityOf({ account, fullName }: Person): { email: string; fullName: string } {
  if (fullName) return { email: `${account}@cabinet.test`, fullName };
  const owner = accounts.find(({ username }) => username === account);
  if (!owner) throw new Error(`Unknown account ${account}`);
  return { email: owner.email, fullName: `${owner.firstName} ${owner.lastName}` };
}

async function insertDeal(tx: Tx, contactId: number, stage: string, number: number): Promise<void> {
  await tx.query(
    'insert into loyalty.deal (contact_id, doc_num, partner_id, stage_id) values ($1, $2, 1, $3)',
    [contactId, `Д-${String(number).padStart(4, '0')}`, stage],
  );
}

/** Inserts each status separately, because the database records the times. */
async function insertInvitation(
  tx: Tx,
  contactId: number,
  invitation: SeedInvitation,
  amount: number | null,
): Promise<void> {
  const { name, steps, reason, email = null, course = null, price = null } = invitation;
  const [[, sentDaysAgo] = ['sent', 0], ...later] = steps;
  const [made] = await tx.query<{ id: number }>(
    `insert into loyalty.invitation
       (contact_id, name, status, created_at, amount, reason, friend_email, friend_address, course, price)
     values ($1, $2, 'sent', $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      contactId,
      name,
      daysAgo(sentDaysAgo),
      amount,
      reason ? JSON.stringify(reason) : null,
      mailboxOf(email ?? ''),
      email,
      course,
      price,
    ],
  );
  for (const [status, days] of later) {
    await tx.query('update loyalty.invitation set status = $2, changed_at = $3 where id = $1', [
      made?.id,
      status,
      daysAgo(days),
    ]);
  }
}

function oldestFirst(orders: SeedOrder[]): SeedOrder[] {
  const placed = ({ steps: [first] }: SeedOrder) => first?.[1] ?? 0;
  return [...orders].sort((a, b) => placed(b) - placed(a));
}

/** @returns the charge, and the refund of a cancelled order */
async function insertOrder(tx: Tx, contactId: number, cardId: number, order: SeedOrder): Promise<Dated[]> {
  const product = products.find(({ id }) => id === order.product);
  const name = order.name ?? product?.name;
  const [placed, ...later] = order.steps.map(([status, days]) => ({ status, at: daysAgo(days) }));
  const last = later.at(-1) ?? placed;
  if (!name || !placed || !last) throw new Error(`An order of contact ${contactId} is incomplete`);

  const variant = await findSeedVariant(tx, order);
  const isCancelled = last.status === 'CANCELLED';
  const purchaseId = await insertPurchase(tx, {
    contactId,
    cardId,
    productId: product?.id ?? null,
    kind: order.kind,
    name,
    image: variant?.image ?? product?.image ?? null,
    tile: product?.tile ?? 1,
    variant: variant && { id: variant.id, color: variant.color?.name ?? null, size: variant.size },
    price: order.price,
    comment: order.comment ?? '',
    description: '',
    wishedAt: placed.at,
    status: last.status,
    barcode: newBarcode(),
    place: order.kind === 'product' ? null : (product?.deliveryNote ?? null),
    pickupPointId: order.kind === 'product' && !product?.isDelivered ? PICKUP_POINT : null,
    expectedOn: order.arrivesIn === undefined ? null : programmeDay(daysFromNow(order.arrivesIn)),
    createdAt: placed.at,
  });
  await tx.query(
    'update loyalty.purchase set tracking_number = $2, tracking_url = $3, visit_at = $4 where id = $1',
    [
      purchaseId,
      order.tracking?.number ?? null,
      order.tracking?.url ?? null,
      order.visitIn === undefined ? null : daysFromNow(order.visitIn),
    ],
  );
  for (const step of [placed, ...later]) {
    if (step.status !== 'CANCELLED') await recordStatus(tx, purchaseId, step);
  }
  if (isCancelled) await markCancelled(tx, purchaseId, order.cancelReason ?? '', last.at);

  const common = { contactId, purchaseId, comment: name.ru };
  return [
    { ...common, type: 'ORDER', amount: -order.price, at: placed.at },
    ...(isCancelled ? [{ ...common, type: 'CANCEL_ORDER' as const, amount: order.price, at: last.at }] : []),
  ];
}
