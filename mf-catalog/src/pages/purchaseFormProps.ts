import type { Order } from '@cabinet/contracts/orders';
import type { Product } from '@cabinet/contracts/products';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import type { usePurchase } from '../data/usePurchase.ts';

export interface PurchaseFormProps {
  product: Product;
  /** The chosen variant: its id for the order, and its text. */
  variant: { id: number; words: string } | null;
  /** The price when the dialog opened. A different price needs a new confirmation. */
  priceBefore: number;
  /** The product is being read again. */
  isReading: boolean;
  purchase: ReturnType<typeof usePurchase>;
  /** Why the purchase is refused. Null if it is allowed. */
  refusal: PurchaseRefusal | null;
  onPlaced(order: Order): void;
  onClose(): void;
}
