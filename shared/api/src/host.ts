/**
 * What a host needs of the API client beyond its index: the shell, an embed, another portal's page, the tests' helpers.
 * A remote takes nothing of it: it would steer the client for everybody.
 */
export { configureApi } from './client.ts';
export type { ApiSettings, Scope } from './settings.ts';
