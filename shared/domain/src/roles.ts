/** Staff who may look at the cabinet as another participant (§6). */
export const STAFF_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Whether any of these roles may view as another participant (§6).
 * @param roles of the resource `svc` in the identity token
 */
export function mayViewAs(roles: readonly string[]): boolean {
  return staffRole(roles) !== null;
}

/** The first of these roles, in the order of §6, that lets view as another participant; null without one. */
export function staffRole(roles: readonly string[]): StaffRole | null {
  return STAFF_ROLES.find((role) => roles.includes(role)) ?? null;
}
