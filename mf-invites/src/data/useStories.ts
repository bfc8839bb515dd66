import { useRouteData } from '@cabinet/api';
import { listStories } from '@cabinet/contracts/rating';

/** Stories of participants. */
export function useStories() {
  const { data, ...state } = useRouteData(listStories, {});
  return { ...state, stories: data?.stories };
}
