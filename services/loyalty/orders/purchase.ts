import { randomInt } from 'node:crypto';
import type { Card } from '@cabinet/contracts/members';
import type { createOrder, OrderKind } from '@cabinet/contracts/orders';
import type { Section } from '@cabinet/contracts/products';
import type { ParsedInput } from '@cabinet/contracts/route';
import { COMMENT_LENGTH, type LocalText } from '@cabinet/contracts/text';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { textUpTo } from '@cabinet/domain/forms/values';
import { cancelRefusal } from '@cabinet/domain/order';
import { purchaseRefusal } from '@cabinet/domain/purchase';
import { mustAcceptTerms } from '@cabinet/domain/terms';
import { leastOf } from '@cabinet/domain/variants';
import { counters } from '../../kit/counters.ts';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { sendMessage } from '../../kit/outbox.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { sendTo } from '../addresses/rules.ts';
import { findPickupPoint } from '../catalogue/pickupPoints.ts';
import {
  findVariants,
  getProduct,
  type ProductRow,
  putBackToStock,
  takeFromStock,
  type VariantRow,
} from '../catalogue/repository.ts';
import { lockBalance, move } from '../ledger/ledger.ts';
import { lockCards } from '../members/cards.ts';
import { type ContactRow, findManager } from '../members/contacts.ts';
import {
  cancelRefusalBody,
  NOT_DELIVERED,
  priceChangedBody,
  purchaseRefusalBody,
  TERMS_CHANGED,
} from '../refusals.ts';
import {
  addMessage,
  countOwned,
  insertPurchase,
  lockOrder,
  markCancelled,
  type OrderRow,
  recordStatus,
} from './repository.ts';

type Wish = ParsedInput<typeof createOrder>['body'];

const KIND_OF: Record<Section, OrderKind> = {
  products: 'product',
  services: 'service',
  education: 'education',
  events: 'event',
};

/**
 * Buys a product: writes charge, stock, order and operation in the caller's transaction.
 * @returns the id of the new order
 * @throws {Conflict} the purchase is refused; the body contains the reason
 */
export async function buy(tx: Tx, contact: ContactRow, wish: Wish): Promise<number> {
  insistOnTerms(contact);
  const { product, variant } = await offer(tx, wish);
  if (wish.price !== undefined && wish.price !== product.price) {
    throw new Conflict(priceChangedBody(product.price));
  }
  // The lock keeps the participant's data unchanged from here on. Participants do not wait for each other.
  const available = await lockBalance(tx, contact.id);
  const card = cardToPayWith(await lockCards(tx, contact.id), wish.cardId);
  const owned = product.ticketLimit === null ? 0 : await countOwned(tx, contact.id, product.id);
  const refusal = purchaseRefusal({ product, card, available, isStudent: contact.hasWin ?? false, owned });
  if (refusal || !card) throw new Conflict(purchaseRefusalBody(refusal ?? { reason: 'no-card' }));
  if (wish.deliveryNoteId !== undefined && !product.isDelivered) throw new Conflict(NOT_DELIVERED);
  const id = await placeOrder(tx, contact.id, card, { product, variant }, wish);
  if (wish.deliveryNoteId !== undefined) await sendTo(tx, contact.id, id, wish.deliveryNoteId);
  return id;
}

interface Offer {
  /** The product with the price, stock and picture of the variant. */
  product: ProductRow;
  variant: VariantRow | null;
}

/** Returns the product as sold. Without a variant, the variant of the order is agreed on later. */
async function offer(tx: Tx, { prodId, variantId }: Wish): Promise<Offer> {
  const product = await getProduct(tx, prodId);
  if (variantId === undefined) return { product, variant: null };
  const variant = (await findVariants(tx, prodId)).find(({ id }) => id === variantId);
  if (!variant) throw new NotFound({ error: 'Такого варианта у товара нет', errorCode: 'no_variant' });
  const { price, image, stock } = variant;
  return { product: { ...product, price, image, stock: leastOf(stock, product.stock) }, variant };
}

/** Refuses a purchase until the participant accepts the changed terms (R37). */
export function insistOnTerms(contact: Pick<ContactRow, 'updatedCondition'>): void {
  if (mustAcceptTerms(null, contact)) throw new Conflict(TERMS_CHANGED);
}

/**
 * Returns the physical card of §4; null without a physical card.
 * @throws {NotFound} `cardId` names another card, such as a card of another participant
 */
export function cardToPayWith(cards: Card[], cardId: number): Card | null {
  const card = physicalCard(cards);
  if (card && card.id !== cardId) {
    throw new NotFound({ error: 'У тебя нет такой физической карты', errorCode: 'no_card' });
  }
  return card;
}

async function placeOrder(
  tx: Tx,
  contactId: number,
  card: Card,
  { product, variant }: Offer,
  { comment, description, date, deliveryNoteId }: Wish,
): Promise<number> {
  const createdAt = new Date();
  const kind = KIND_OF[product.section];
  const isCollected = kind === 'product' && deliveryNoteId === undefined;
  const id = await insertPurchase(tx, {
    contactId,
    cardId: card.id,
    productId: product.id,
    kind,
    name: product.name,
    image: product.image,
    tile: product.tile ?? 1,
    variant: variant && { id: variant.id, color: variant.color?.name ?? null, size: variant.size },
    price: product.price,
    comment: parseForm(textUpTo(COMMENT_LENGTH), comment),
    description,
    // Any day: without a wish, the cabinet sends the moment of the participant's clock, which can be wrong.
    wishedAt: new Date(date),
    status: 'NEW_ORDER',
    barcode: newBarcode(),
    place: kind === 'product' ? null : product.deliveryNote,
    pickupPointId: isCollected ? ((await findPickupPoint(tx))?.id ?? null) : null,
    expectedOn: product.expectedDate ?? null,
    createdAt,
  });
  await recordStatus(tx, id, { status: 'NEW_ORDER', at: createdAt });
  await chargeFor(tx, contactId, id, { ...product, kind });
  if (!(await takeFromStock(tx, product.id, variant?.id ?? null))) {
    throw new Conflict(purchaseRefusalBody({ reason: 'out-of-stock' }));
  }
  return id;
}

/**
 * The last guard: concurrent purchases cannot both pass this statement (L2). The stock has the same guard.
 */
export async function chargeFor(
  tx: Tx,
  contactId: number,
  purchaseId: number,
  { name, price, kind }: { name: LocalText; price: number; kind: OrderKind },
): Promise<void> {
  const isPaid = await move(tx, { contactId, type: 'ORDER', purchaseId, comment: name.ru }, -price);
  if (!isPaid) throw new Conflict(purchaseRefusalBody({ reason: 'not-enough-tokens' }));
  tx.afterCommit(() => counters.ordersMade.inc({ kind }));
}

/** The barcode is shown at the pick-up, so it must not be guessable from the order number. */
export function newBarcode(): string {
  return `46${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

/**
 * Cancels the order at once and refunds the tokens once (R9, L5).
 * @throws {Conflict} with the reason of a refusal
 */
export async function cancel(tx: Tx, contact: ContactRow, orderId: number, reason: string): Promise<void> {
  const order = await lockOrder(tx, contact.id, orderId);
  const refusal = cancelRefusal(order);
  if (refusal) throw new Conflict(cancelRefusalBody(refusal));
  // A card that is off neither spends nor receives tokens (§1 blocked card).
  const card = physicalCard(await lockCards(tx, contact.id));
  if (cardState(card) !== 'active') throw new Conflict(purchaseRefusalBody({ reason: 'card-off' }));
  await giveBack(tx, contact.id, order, reason);
  await tellManager(tx, contact, order, reason);
}

/** R47: notifies the participant's manager, if any. */
async function tellManager(tx: Tx, contact: ContactRow, order: OrderRow, reason: string): Promise<void> {
  const manager = await findManager(tx, contact.managerId);
  if (!manager?.email) return;
  await sendMessage(tx, {
    channel: 'email',
    to: manager.email,
    subject: `Отмена заказа ${order.number}`,
    text: [
      `${contact.full_name ?? ''} ${contact.email}`.trim(),
      `Заказ ${order.number}: ${order.productName?.ru ?? ''}`,
      `Сумма: ${order.price}`,
      `Причина: ${reason}`,
    ].join('\n'),
  });
}

async function giveBack(tx: Tx, contactId: number, order: OrderRow, reason: string): Promise<void> {
  await markCancelled(tx, order.id, reason, new Date());
  tx.afterCommit(() => counters.ordersCancelled.inc({ kind: order.kind }));
  const comment = order.productName?.ru ?? null;
  await move(tx, { contactId, type: 'CANCEL_ORDER', purchaseId: order.id, comment }, order.price);
  if (order.prodId !== null) await putBackToStock(tx, order.prodId, order.variant?.id ?? null);
}

/** Sends the manager a message about the participant's order, and stores the message with the order. */
export async function leaveMessage(
  tx: Tx,
  contact: ContactRow,
  orderId: number,
  { source, message }: { source: string; message: string },
): Promise<void> {
  const order = await lockOrder(tx, contact.id, orderId);
  await addMessage(tx, order.id, source, message);
}
