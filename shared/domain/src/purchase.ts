import type { Project } from '@cabinet/contracts/config';
import type { Card } from '@cabinet/contracts/members';
import type { Product } from '@cabinet/contracts/products';
import { cardState } from './card.ts';
import { toDate } from './dates.ts';

export const PURCHASE_REFUSAL_REASONS = [
  'no-card',
  'card-off',
  'not-student',
  'event-over',
  'out-of-stock',
  'ticket-limit-misconfigured',
  'ticket-limit',
  'not-enough-tokens',
] as const;
export type PurchaseRefusalReason = (typeof PURCHASE_REFUSAL_REASONS)[number];

export interface PurchaseRefusal {
  reason: PurchaseRefusalReason;
  /** With `not-enough-tokens`: the number of missing tokens. */
  missing?: number;
}

export interface Purchase {
  product: Pick<Product, 'section' | 'price' | 'stock' | 'ticketLimit'> & Partial<Pick<Product, 'eventDate'>>;
  /** The physical card that `physicalCard` chose. */
  card: Pick<Card, 'status'> | null;
  /** Tokens that the participant can spend now. */
  available: number;
  isStudent: boolean;
  /** Tickets of this event that the participant already has. */
  owned?: number;
  /** The current time, which decides whether an event is over. */
  now?: Date;
}

/**
 * Returns why a participant cannot buy a product, or null. The reason that the participant can change least
 * comes first (§5, R34).
 */
export function purchaseRefusal(purchase: Purchase): PurchaseRefusal | null {
  const reason =
    cardRefusal(purchase) ?? (purchase.isStudent ? null : 'not-student') ?? supplyRefusal(purchase);
  if (reason) return { reason };
  const missing = purchase.product.price - purchase.available;
  return missing > 0 ? { reason: 'not-enough-tokens', missing } : null;
}

/** Returns the `errorCode` of a reason (§5), such as `not_enough_tokens`. */
export function codeOfReason(reason: PurchaseRefusalReason): string {
  return reason.replaceAll('-', '_');
}

/**
 * Returns the reason of a service's `errorCode`. Null for an unknown code: the cabinet then shows the
 * service's text.
 */
export function reasonOfCode(code: string | null): PurchaseRefusalReason | null {
  return PURCHASE_REFUSAL_REASONS.find((reason) => codeOfReason(reason) === code) ?? null;
}

/**
 * Returns whether the participant cannot even browse. In the coins variant, the catalogue is closed until the
 * enrolment (§1, R34).
 */
export function isCatalogueClosed(project: Project, isStudent: boolean): boolean {
  return project === 'mti' && !isStudent;
}

function cardRefusal({ card }: Purchase): PurchaseRefusalReason | null {
  if (!card) return 'no-card';
  return cardState(card) === 'active' ? null : 'card-off';
}

/** Returns whether an event has begun. Nobody can buy tickets then, and the catalogue hides the event. */
export function isEventOver({ eventDate }: Partial<Pick<Product, 'eventDate'>>, now: Date): boolean {
  const begin = toDate(eventDate);
  return begin !== null && begin <= now;
}

function supplyRefusal({ product, owned = 0, now = new Date() }: Purchase): PurchaseRefusalReason | null {
  if (product.section === 'events' && isEventOver(product, now)) return 'event-over';
  if (product.stock !== null && product.stock < 1) return 'out-of-stock';
  if (product.section !== 'events' || product.ticketLimit === null) return null;
  // §5: a limit below 1 is a mistake in the data, which support must correct.
  if (product.ticketLimit < 1) return 'ticket-limit-misconfigured';
  return owned >= product.ticketLimit ? 'ticket-limit' : null;
}
