/** The names of the identity contract (§6): the same in the embedded service and in a Keycloak. */
export const REALM = 'clients';
export const CLIENT_ID = 'friends-public';
export const AUDIENCE = 'svc';
/** The client of tokens that the sandbox gives portals for trials. */
export const PORTAL_TRIAL = 'portal-trial';

/** Where the embedded service lives on its origin (CONTRACT §2). */
export const IDENTITY_PATH = '/identity';
export const REALM_PATH = `${IDENTITY_PATH}/realms/${REALM}`;

/** Below the realm, as Keycloak lays it out. */
export const PROTOCOL_PATH = '/protocol/openid-connect';

/** Seconds. A rotated refresh token never outlives the session that it belongs to (ASVS 10.4.8). */
export const LIFE = { code: 60, access: 300, idle: 1800, session: 28_800, signIn: 1800, reset: 3600 };

/** How long the link to a new password works, as its texts say. */
export const RESET_MINUTES = LIFE.reset / 60;

/** Where a forgotten password is told, and where the link of the letter leads. */
export const RESET_PATH = '/login-actions/reset-credentials';
export const NEW_PASSWORD_PATH = '/login-actions/action-token';
