import { useRouteData } from '@cabinet/api';
import { getProduct } from '@cabinet/contracts/products';

/** The product of an order in the catalogue now. Null if it no longer exists. */
export function useProduct(id: number) {
  const { data, error, isLoading } = useRouteData(getProduct, { params: { id } });
  return { product: error?.kind === 'missing' ? null : data?.product, isLoading };
}
