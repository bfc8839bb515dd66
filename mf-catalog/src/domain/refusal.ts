import type { PurchaseRefusal, PurchaseRefusalReason } from '@cabinet/domain/purchase';
import type { WriteObstacle } from '@cabinet/state';

/** Why «Купить» cannot be pressed. Too few tokens is no block but an answer: it says what is missing. */
export type BuyBlock = Exclude<PurchaseRefusalReason, 'not-enough-tokens'> | WriteObstacle;

interface Circumstances {
  writeObstacle: WriteObstacle | null;
  refusal: PurchaseRefusal | null;
}

/** What a better network would not change comes first (R31). */
export function buyBlock({ writeObstacle, refusal }: Circumstances): BuyBlock | null {
  if (writeObstacle === 'view-as') return writeObstacle;
  if (refusal && refusal.reason !== 'not-enough-tokens') return refusal.reason;
  return writeObstacle;
}
