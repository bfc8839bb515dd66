import { useRouteData } from '@cabinet/api';
import { listViews } from '@cabinet/contracts/views';

/** Who of the staff looked at this cabinet, newest first (§6). */
export function useViews() {
  const { data, error, retry } = useRouteData(listViews, { query: {} });
  return { views: data?.views, error, retry };
}
