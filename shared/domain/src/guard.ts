export type GuardDecision = 'open' | 'get-card' | 'profile' | 'staff';

export interface GuardedRoute {
  needsCard: boolean;
  isGetCard: boolean;
  /** The participant's own home. */
  isProfile?: boolean;
  /** The page where staff finds a participant. */
  isForStaff?: boolean;
  /** A staff role of §6, and nobody's cabinet is viewed; null before the sign-in. */
  isStaff?: boolean | null;
  /** A physical card of status 1 (§4). */
  hasActiveCard: boolean;
  /** The card is off or blocked: its page stands in the main area's place, whatever the route (R2). */
  isCardOff?: boolean;
  /** False while the participant is still being loaded; the guard is asked again afterwards. */
  isFetched: boolean;
}

/**
 * Where a navigation may go: on (`open`), to GetCard with the toast, or to the profile (§2 route guard, R1). Staff
 * without a card of their own goes to the page of staff instead of both.
 */
export function routeGuard(route: GuardedRoute): GuardDecision {
  if (route.isForStaff) return route.isStaff === false ? 'profile' : 'open';
  if (!route.isFetched || route.isCardOff) return 'open';
  if (route.isGetCard) return route.hasActiveCard ? 'profile' : 'open';
  if (route.hasActiveCard) return 'open';
  if (route.isStaff && (route.needsCard || route.isProfile)) return 'staff';
  return route.needsCard ? 'get-card' : 'open';
}
