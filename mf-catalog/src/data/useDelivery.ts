import { useRouteData } from '@cabinet/api';
import { listAddresses } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/loyalty';

/** The own addresses that the product can be brought to; none where that cannot be known, it is fetched then. */
export function useDelivery(product: Product, isAsked: boolean) {
  const isWanted = isAsked && product.isDelivered === true;
  const { data, isLoading } = useRouteData(listAddresses, isWanted ? { query: {} } : null);
  return { addresses: data?.deliveryNotes.filter(({ isHidden }) => !isHidden) ?? [], isLoading };
}
