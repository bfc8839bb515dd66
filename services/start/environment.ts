/** All settings of the services and their commands. docs/operations.md describes each setting. */
export const SETTINGS = [
  ...(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'EMBEDDED_DATABASE'] as const),
  ...(['SERVICES', 'PUBLIC_ORIGIN', 'PUBLIC_ORIGINS', 'TRUSTED_PROXIES', 'SHARED_NETWORKS'] as const),
  ...(['DRAIN_SECONDS', 'SANDBOX'] as const),
  ...(['KEYCLOAK_URL', 'SEED', 'LOG', 'WEB_ROOT', 'CONFIG_FILE', 'PROJECT', 'LANGUAGES'] as const),
  ...(['MAINTENANCE', 'REDIRECT_TO_PROGRAMME', 'PROGRAMME_ORIGIN', 'PROGRAMME_ORIGINS'] as const),
  ...(['REMOTE_ORIGINS', 'PORTAL_ORIGINS', 'PORTAL_CLIENTS', 'FRAME_ORIGINS'] as const),
  ...(['PUBLISH_TO', 'S3_ENDPOINT', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const),
  ...(['LOYALTY_URL', 'CRM_URL', 'LANDER_URL', 'LANDING_URL', 'SUGGESTIONS_URL'] as const),
  ...(['SUGGESTIONS_TOKEN', 'LANDER_SECRET', 'LEADS', 'INVITE_URL', 'SHORT_URL', 'MAIN_SITE'] as const),
  ...(['STORAGE_DAYS', 'RETURN_DAYS', 'CHECK_DAYS', 'EXTENSION_DAYS', 'TOKEN_MONTHS'] as const),
  ...(['SUPPORT_EMAIL', 'SUPPORT_PHONES', 'SMTP_URL', 'MAIL_FROM'] as const),
  ...(['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN', 'SENTRY_DSN', 'SENTRY_ENVIRONMENT'] as const),
] as const;

/** An environment. Its type allows only these settings. */
export type Environment = Partial<Record<(typeof SETTINGS)[number], string | undefined>>;

/** The environment of this process. Other modules must not read `process.env`. */
export const environment: Environment = process.env;
