import { useRouteData } from '@cabinet/api';
import { getProduct } from '@cabinet/contracts/loyalty';

/** The product behind an order, as the catalogue has it now: null when it is no longer there. */
export function useProduct(id: number) {
  const { data, error, isLoading } = useRouteData(getProduct, { params: { id } });
  return { product: error?.kind === 'missing' ? null : data?.product, isLoading };
}
