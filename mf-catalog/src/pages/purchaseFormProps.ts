import type { Order, Product } from '@cabinet/contracts/loyalty';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import type { usePurchase } from '../data/usePurchase.ts';

export interface PurchaseFormProps {
  product: Product;
  /** Which of its variants, for the order and in words. */
  variant: { id: number; words: string } | null;
  /** The price when the question came up; a different one now has to be confirmed again. */
  priceBefore: number;
  /** The product is being read again. */
  isReading: boolean;
  purchase: ReturnType<typeof usePurchase>;
  /** Why the purchase is refused; null if it is allowed. */
  refusal: PurchaseRefusal | null;
  onPlaced(order: Order): void;
  onClose(): void;
}
