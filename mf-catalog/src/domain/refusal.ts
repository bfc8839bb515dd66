import type { PurchaseRefusal, PurchaseRefusalReason } from '@cabinet/domain/purchase';
import type { WriteObstacle } from '@cabinet/state';

/** Why «Купить» is disabled. Too few tokens do not disable it: a press shows the missing amount. */
export type BuyBlock = Exclude<PurchaseRefusalReason, 'not-enough-tokens'> | WriteObstacle;

interface Circumstances {
  writeObstacle: WriteObstacle | null;
  refusal: PurchaseRefusal | null;
}

/** Reasons that a network cannot resolve come first (R31). */
export function buyBlock({ writeObstacle, refusal }: Circumstances): BuyBlock | null {
  if (writeObstacle === 'view-as') return writeObstacle;
  if (refusal && refusal.reason !== 'not-enough-tokens') return refusal.reason;
  return writeObstacle;
}
