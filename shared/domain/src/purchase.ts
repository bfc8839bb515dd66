import type { Project } from '@cabinet/contracts/config';
import type { Card, Product } from '@cabinet/contracts/loyalty';
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
  /** With `not-enough-tokens`: how many tokens are missing. */
  missing?: number;
}

export interface Purchase {
  product: Pick<Product, 'section' | 'price' | 'stock' | 'ticketLimit'> & Partial<Pick<Product, 'eventDate'>>;
  /** The physical card as `physicalCard` chose it. */
  card: Pick<Card, 'status'> | null;
  /** Tokens that can be spent now. */
  available: number;
  isStudent: boolean;
  /** Tickets of this event the participant already has. */
  owned?: number;
  /** Decides whether an event is over. */
  now?: Date;
}

/** Why this product cannot be bought, or null when it can: what the participant can change least comes first (§5, R34). */
export function purchaseRefusal(purchase: Purchase): PurchaseRefusal | null {
  const reason =
    cardRefusal(purchase) ?? (purchase.isStudent ? null : 'not-student') ?? supplyRefusal(purchase);
  if (reason) return { reason };
  const missing = purchase.product.price - purchase.available;
  return missing > 0 ? { reason: 'not-enough-tokens', missing } : null;
}

/** The `errorCode` by which a service gives this reason (§5): `not_enough_tokens`. */
export function codeOfReason(reason: PurchaseRefusalReason): string {
  return reason.replaceAll('-', '_');
}

/** The reason behind a service's `errorCode`, or null: then the service's own words are shown. */
export function reasonOfCode(code: string | null): PurchaseRefusalReason | null {
  return PURCHASE_REFUSAL_REASONS.find((reason) => codeOfReason(reason) === code) ?? null;
}

/** Whether even browsing is closed: in the coins variant until the participant is enrolled (§1, R34). */
export function isCatalogueClosed(project: Project, isStudent: boolean): boolean {
  return project === 'mti' && !isStudent;
}

function cardRefusal({ card }: Purchase): PurchaseRefusalReason | null {
  if (!card) return 'no-card';
  return cardState(card) === 'active' ? null : 'card-off';
}

/** Whether an event has begun: nobody buys a ticket then, and the catalogue no longer lists it. */
export function isEventOver({ eventDate }: Partial<Pick<Product, 'eventDate'>>, now: Date): boolean {
  const begin = toDate(eventDate);
  return begin !== null && begin <= now;
}

function supplyRefusal({ product, owned = 0, now = new Date() }: Purchase): PurchaseRefusalReason | null {
  if (product.section === 'events' && isEventOver(product, now)) return 'event-over';
  if (product.stock !== null && product.stock < 1) return 'out-of-stock';
  if (product.section !== 'events' || product.ticketLimit === null) return null;
  // §5: a limit that nobody can keep is a mistake in the data, for support to put right.
  if (product.ticketLimit < 1) return 'ticket-limit-misconfigured';
  return owned >= product.ticketLimit ? 'ticket-limit' : null;
}
