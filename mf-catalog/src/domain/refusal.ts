import type { PurchaseRefusal, PurchaseRefusalReason } from '@cabinet/domain/purchase';

/** Why «Купить» cannot be pressed. Too few tokens is no block but an answer: it says what is missing. */
export type BuyBlock = Exclude<PurchaseRefusalReason, 'not-enough-tokens'> | 'view-as' | 'offline';

interface Circumstances {
  isViewAs: boolean;
  isOnline: boolean;
  refusal: PurchaseRefusal | null;
}

export function buyBlock({ isViewAs, isOnline, refusal }: Circumstances): BuyBlock | null {
  if (isViewAs) return 'view-as';
  if (refusal && refusal.reason !== 'not-enough-tokens') return refusal.reason;
  // R31: without a network nothing can be written.
  return isOnline ? null : 'offline';
}

const REASONS: readonly PurchaseRefusalReason[] = [
  'no-card',
  'card-off',
  'not-student',
  'out-of-stock',
  'ticket-limit',
  'ticket-limit-misconfigured',
  'not-enough-tokens',
];

/** The reason behind the service's `errorCode`, or null: then the service's own words are shown. */
export function reasonOfCode(code: string | null): PurchaseRefusalReason | null {
  return REASONS.find((reason) => reason.replaceAll('-', '_') === code) ?? null;
}
