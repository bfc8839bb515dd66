import { useRouteData } from '@cabinet/api';
import { listWishes } from '@cabinet/contracts/catalogue';

/** The participant's wishes. Empty while unknown. */
export function useWishes() {
  const { data } = useRouteData(listWishes, { query: {} });
  return data?.wishes.map(({ product }) => product) ?? [];
}
