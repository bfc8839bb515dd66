/** Staff who may look at the cabinet as another participant (§6). */
export const STAFF_ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Whether any of these roles may view as another participant (§6).
 * @param roles of the resource `svc` in the identity token
 */
export function mayViewAs(roles: readonly string[]): boolean {
  return roles.some((role) => (STAFF_ROLES as readonly string[]).includes(role));
}
