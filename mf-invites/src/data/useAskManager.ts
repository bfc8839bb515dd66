import { useRouteAction } from '@cabinet/api';
import { askManager, listManagerRequests } from '@cabinet/contracts/managerRequests';

/** A question to the manager about an invitation: one, however often it is sent. */
export function useAskManager(id: number) {
  return useRouteAction(askManager, { stale: [listManagerRequests], intent: `question-${id}` });
}
