import { useRouteAction } from '@cabinet/api';
import { askManager, listManagerRequests, requestConversion } from '@cabinet/contracts/managerRequests';

/**
 * Sends a question to the manager. Repeated sends have the same intent, so the service stores one question.
 */
export function useAskManager() {
  return useRouteAction(askManager, { stale: [listManagerRequests], intent: 'question' });
}

/** Requests roubles for tokens. */
export function useRequestConversion() {
  return useRouteAction(requestConversion, { stale: [listManagerRequests], intent: 'conversion' });
}
