import {
  type Purchase,
  type PurchaseRefusal,
  type PurchaseRefusalReason,
  purchaseRefusal,
} from '@cabinet/domain/purchase';
import type { WriteObstacle } from '@cabinet/state';

/** Why tokens cannot be spent: a refusal of the rules, a missing product, or an obstacle of every write. */
export interface Obstacle {
  reason: PurchaseRefusalReason | WriteObstacle | 'gone';
  /** The missing tokens, with `not-enough-tokens`. */
  missing?: number;
}

/** The buyer, and whether any write is possible. */
export interface Spender extends Pick<Purchase, 'card' | 'available' | 'isStudent'> {
  writeObstacle: WriteObstacle | null;
}

/** The product to buy again. Null if the catalogue no longer has it. */
type Repeated = (Purchase['product'] & { owned?: number | null | undefined }) | null;

/** Why an order cannot be repeated, or null (§5). */
export function repeatObstacle(product: Repeated, { writeObstacle, ...buyer }: Spender): Obstacle | null {
  if (!product) return { reason: 'gone' };
  return obstacleOf(purchaseRefusal({ ...buyer, product, owned: product.owned ?? 0 }), writeObstacle);
}

/** The refusal of the rule, or else the obstacle of every write. */
export function obstacleOf(
  refusal: PurchaseRefusal | null,
  writeObstacle: WriteObstacle | null,
): Obstacle | null {
  return refusal ?? (writeObstacle && { reason: writeObstacle });
}
