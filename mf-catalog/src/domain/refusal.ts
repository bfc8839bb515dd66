import type { PurchaseRefusal, PurchaseRefusalReason } from '@cabinet/domain/purchase';

/** Why «Купить» cannot be pressed. Too few tokens is no block but an answer: it says what is missing. */
export type BuyBlock = Exclude<PurchaseRefusalReason, 'not-enough-tokens'> | 'view-as';

export function buyBlock(isViewAs: boolean, refusal: PurchaseRefusal | null): BuyBlock | null {
  if (isViewAs) return 'view-as';
  return refusal && refusal.reason !== 'not-enough-tokens' ? refusal.reason : null;
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
