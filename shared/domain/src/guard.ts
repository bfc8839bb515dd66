export type GuardDecision = 'open' | 'get-card' | 'profile' | 'staff';

export interface GuardedRoute {
  needsCard: boolean;
  isGetCard: boolean;
  /** The route is the participant's own home page. */
  isProfile?: boolean;
  /** The route is the page on which staff searches for participants. */
  isForStaff?: boolean;
  /** The user has a staff role of §6 and does not view a cabinet. Null before the sign-in. */
  isStaff?: boolean | null;
  /** The participant has a physical card of status 1 (§4). */
  hasActiveCard: boolean;
  /** The card is off or blocked. Its page replaces the main area on every route (R2). */
  isCardOff?: boolean;
  /** False while the participant is loading. The shell calls the guard again afterwards. */
  isFetched: boolean;
}

/**
 * Decides where a navigation goes: on (`open`), to GetCard with the toast, or to the profile (§2 route guard,
 * R1). Staff without a card goes to the page of staff instead of GetCard and profile.
 */
export function routeGuard(route: GuardedRoute): GuardDecision {
  if (route.isForStaff) return route.isStaff === false ? 'profile' : 'open';
  if (!route.isFetched || route.isCardOff) return 'open';
  if (route.isGetCard) return route.hasActiveCard ? 'profile' : 'open';
  if (route.hasActiveCard) return 'open';
  if (route.isStaff && (route.needsCard || route.isProfile)) return 'staff';
  return route.needsCard ? 'get-card' : 'open';
}
