import { useRouteData } from '@cabinet/api';
import { listWishes } from '@cabinet/contracts/catalogue';

/** The products that the participant wishes for; none while they are not known. */
export function useWishes() {
  const { data } = useRouteData(listWishes, { query: {} });
  return data?.wishes.map(({ product }) => product) ?? [];
}
