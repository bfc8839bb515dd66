import { useRouteData } from '@cabinet/api';
import { listAddresses } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/products';

/** The participant's addresses for delivery. Empty if they fail to load; the product is then collected. */
export function useDelivery(product: Product, isAsked: boolean) {
  const isWanted = isAsked && product.isDelivered === true;
  const { data, isLoading } = useRouteData(listAddresses, isWanted ? { query: {} } : null);
  return { addresses: data?.deliveryNotes.filter(({ isHidden }) => !isHidden) ?? [], isLoading };
}
