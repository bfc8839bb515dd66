import { friendshipLevel } from '@cabinet/domain/level';
import { mailboxOf } from '@cabinet/domain/mailbox';
import accounts from '../../identity/accounts.json' with { type: 'json' };
import type { Tx } from '../../kit/database.ts';
import { type Movement, move, openAccount } from '../ledger.ts';
import { newBarcode } from '../purchase.ts';
import { newCardHash } from '../registration.ts';
import { insertCard } from '../repository/cards.ts';
import { insertPurchase, markCancelled, recordStatus } from '../repository/orders.ts';
import { seedBelongings } from './belongings.ts';
import { products } from './catalogue.ts';
import { daysAgo, daysFromNow } from './days.ts';
import { seedExtras } from './extras.ts';
import { managers } from './managers.ts';
import { people } from './people.ts';
import type { Person, SeedCard, SeedInvitation, SeedOrder } from './person.ts';

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
  for (const invitation of person.invitations ?? []) await insertInvitation(tx, contactId, invitation);

  await seedExtras(tx, contactId, person);
  const orders: Dated[] = [];
  for (const order of oldestFirst(person.orders ?? [])) {
    orders.push(...(await insertOrder(tx, contactId, cardIds.at(-1) ?? 0, order)));
  }
  await seedBelongings(tx, contactId, person);
  await moveInOrder(tx, person, [...operationsOf(person, contactId), ...orders]);
}

function seedCard(contactId: number, { status, type }: SeedCard, number: number) {
  return {
    contactId,
    status: CARD_STATUS[status],
    typeId: CARD_TYPE[type],
    cardNumber: `7700${String(number).padStart(8, '0')}`,
    cardHash: newCardHash(),
  };
}

type Dated = Movement & { at: Date; amount: number };

function operationsOf({ operations = [] }: Person, contactId: number): Dated[] {
  const studies = operations
    .filter(({ type }) => type === 'ACADEM_ORDER')
    .sort((a, b) => b.daysAgo - a.daysAgo);
  return operations.map((operation) => {
    const { type, amount, comment, daysAgo: days } = operation;
    const paidBefore = studies.indexOf(operation);
    return {
      contactId,
      type,
      amount,
      comment,
      friend: type === 'FRIEND' || type === 'ACADEM_ORDER' ? comment : null,
      percent: paidBefore < 0 ? null : friendshipLevel(paidBefore).percent,
      at: daysAgo(days),
    };
  });
}

/** As it happened: nobody ever spent what they did not have yet. */
async function moveInOrder(tx: Tx, { account }: Person, movements: Dated[]): Promise<void> {
  for (const { amount, ...movement } of movements.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    // The metrics count what happens, not what the seed tells of the past.
    const isDone = await move({ ...tx, afterCommit: () => {} }, movement, amount);
    if (!isDone) throw new Error(`${account} cannot pay ${-amount} on ${movement.at.toISOString()}`);
  }
}

async function insertContact(tx: Tx, person: Person): Promise<number> {
  const owner = accounts.find(({ username }) => username === person.account);
  if (!owner) throw new Error(`There is no account ${person.account}`);
  const [row] = await tx.query<{ id: number }>(
    `insert into loyalty.contact (email, full_name, phones, verified_phone, manager_id)
     values ($1, $2, array[$3::text], $4, (select id from loyalty.manager where name = $5)) returning id`,
    [
      owner.email,
      `${owner.firstName} ${owner.lastName}`,
      person.phone,
      person.isPhoneVerified ? person.phone : null,
      person.manager ?? null,
    ],
  );
  return row?.id ?? 0;
}

async function insertDeal(tx: Tx, contactId: number, stage: string, number: number): Promise<void> {
  await tx.query(
    'insert into loyalty.deal (contact_id, doc_num, partner_id, stage_id) values ($1, $2, 1, $3)',
    [contactId, `Д-${String(number).padStart(4, '0')}`, stage],
  );
}

/** Step by step, as it was moved: the database keeps when. */
async function insertInvitation(tx: Tx, contactId: number, invitation: SeedInvitation): Promise<void> {
  const { name, steps, amount = null, reason, email = null, course = null, price = null } = invitation;
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

  const isCancelled = last.status === 'CANCELLED';
  const purchaseId = await insertPurchase(tx, {
    contactId,
    cardId,
    productId: product?.id ?? null,
    kind: order.kind,
    name,
    image: product?.image ?? null,
    tile: product?.tile ?? 1,
    price: order.price,
    comment: order.comment ?? '',
    description: '',
    wishedAt: placed.at,
    status: last.status,
    barcode: newBarcode(),
    place: product?.deliveryNote ?? null,
    keepUntil: order.keepForDays === undefined ? null : daysFromNow(order.keepForDays),
    createdAt: placed.at,
  });
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
