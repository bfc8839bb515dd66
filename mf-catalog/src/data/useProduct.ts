import { useRouteData } from '@cabinet/api';
import { getProduct, listRelatives } from '@cabinet/contracts/products';

export function useProduct(id: number) {
  const { data, ...state } = useRouteData(getProduct, { params: { id } });
  return { ...state, product: data?.product };
}

/** Related products of a product. */
export function useRelatives(id: number) {
  const { data, ...state } = useRouteData(listRelatives, { params: { id } });
  return { ...state, relatives: data?.products };
}
