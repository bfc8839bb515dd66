import { useRouteData } from '@cabinet/api';
import { listViews } from '@cabinet/contracts/views';

/** Visits of staff to this cabinet, newest first (§6). */
export function useViews() {
  const { data, error, retry } = useRouteData(listViews, { query: {} });
  return { views: data?.views, error, retry };
}
