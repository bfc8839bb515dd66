import { useRouteAction } from '@cabinet/api';
import { askManager, listManagerRequests, requestConversion } from '@cabinet/contracts/managerRequests';

/** A question to the manager: one, however often it is sent. */
export function useAskManager() {
  return useRouteAction(askManager, { stale: [listManagerRequests], intent: 'question' });
}

/** A request for roubles in place of tokens. */
export function useRequestConversion() {
  return useRouteAction(requestConversion, { stale: [listManagerRequests], intent: 'conversion' });
}
