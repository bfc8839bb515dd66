import { useRouteAction } from '@cabinet/api';
import { askManager, listManagerRequests } from '@cabinet/contracts/managerRequests';

/**
 * Asks the manager about an invitation. Repeated sends have the same intent, so the service stores one
 * question.
 */
export function useAskManager(id: number) {
  return useRouteAction(askManager, { stale: [listManagerRequests], intent: `question-${id}` });
}
