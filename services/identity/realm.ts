/** Names of the identity contract (§6), shared by the embedded service and Keycloak. */
export const REALM = 'clients';
export const CLIENT_ID = 'friends-public';
export const AUDIENCE = 'svc';
/** The client of trial tokens that the sandbox gives to portals. */
export const PORTAL_TRIAL = 'portal-trial';

/** The path of the embedded service on its origin (CONTRACT §2). */
export const IDENTITY_PATH = '/identity';
export const REALM_PATH = `${IDENTITY_PATH}/realms/${REALM}`;

/** The path below the realm, as in Keycloak. */
export const PROTOCOL_PATH = '/protocol/openid-connect';

/** Lifetimes in seconds. A rotated refresh token never outlives its session (ASVS 10.4.8). */
export const LIFE = { code: 60, access: 300, idle: 1800, session: 28_800, signIn: 1800, reset: 3600 };

/** The lifetime of a password link in minutes, as its texts state. */
export const RESET_MINUTES = LIFE.reset / 60;

/** The form for a forgotten password, and the target of the letter's link. */
export const RESET_PATH = '/login-actions/reset-credentials';
export const NEW_PASSWORD_PATH = '/login-actions/action-token';
