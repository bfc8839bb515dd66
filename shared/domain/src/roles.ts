/** Staff roles that may view a cabinet as another participant (§6). */
export const STAFF_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Returns whether any of the roles may view as another participant (§6).
 * @param roles of the resource `svc` in the identity token
 */
export function mayViewAs(roles: readonly string[]): boolean {
  return staffRole(roles) !== null;
}

/**
 * Returns the first role, in the order of §6, that may view as another participant. Null without such a role.
 */
export function staffRole(roles: readonly string[]): StaffRole | null {
  return STAFF_ROLES.find((role) => roles.includes(role)) ?? null;
}
