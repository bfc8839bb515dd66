import {
  type Purchase,
  type PurchaseRefusal,
  type PurchaseRefusalReason,
  purchaseRefusal,
} from '@cabinet/domain/purchase';
import type { WriteObstacle } from '@cabinet/state';

/** Why tokens cannot be spent: the rules' own reasons, a product that is no longer sold, what ends every write. */
export interface Obstacle {
  reason: PurchaseRefusalReason | WriteObstacle | 'gone';
  /** With `not-enough-tokens`: how many are missing. */
  missing?: number;
}

/** Who would spend them, and whether anything can be written at all. */
export interface Spender extends Pick<Purchase, 'card' | 'available' | 'isStudent'> {
  writeObstacle: WriteObstacle | null;
}

/** What is bought again; null once the catalogue has it no more. */
type Repeated = (Purchase['product'] & { owned?: number | null | undefined }) | null;

/** Why an order cannot be repeated, or null when it can (§5). */
export function repeatObstacle(product: Repeated, { writeObstacle, ...buyer }: Spender): Obstacle | null {
  if (!product) return { reason: 'gone' };
  return obstacleOf(purchaseRefusal({ ...buyer, product, owned: product.owned ?? 0 }), writeObstacle);
}

/** The rule's refusal, then what ends every write. */
export function obstacleOf(
  refusal: PurchaseRefusal | null,
  writeObstacle: WriteObstacle | null,
): Obstacle | null {
  return refusal ?? (writeObstacle && { reason: writeObstacle });
}
