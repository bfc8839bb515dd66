export type GuardDecision = 'open' | 'get-card' | 'profile';

export interface GuardedRoute {
  needsCard: boolean;
  isGetCard: boolean;
  /** A physical card of status 1 (§4). */
  hasActiveCard: boolean;
  /** The card is off or blocked: its page stands in the main area's place, whatever the route (R2). */
  isCardOff?: boolean;
  /** False while the participant is still being loaded; the guard is asked again afterwards. */
  isFetched: boolean;
}

/** Where a navigation may go: on (`open`), to GetCard with the toast, or to the profile (§2 route guard, R1). */
export function routeGuard(route: GuardedRoute): GuardDecision {
  if (!route.isFetched || route.isCardOff) return 'open';
  if (route.isGetCard) return route.hasActiveCard ? 'profile' : 'open';
  return route.needsCard && !route.hasActiveCard ? 'get-card' : 'open';
}
