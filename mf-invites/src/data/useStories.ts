import { useRouteData } from '@cabinet/api';
import { listStories } from '@cabinet/contracts/rating';

/** What participants tell of the programme. */
export function useStories() {
  const { data, ...state } = useRouteData(listStories, {});
  return { ...state, stories: data?.stories };
}
