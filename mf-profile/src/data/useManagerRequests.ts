import { useRouteData } from '@cabinet/api';
import { listManagerRequests, type ManagerRequest } from '@cabinet/contracts/managerRequests';

/** The participant's requests to the manager, newest first. */
export function useManagerRequests(kind: ManagerRequest['kind']) {
  const { data, error, retry } = useRouteData(listManagerRequests, { query: {} });
  return { requests: data?.requests.filter((request) => request.kind === kind), error, retry };
}
