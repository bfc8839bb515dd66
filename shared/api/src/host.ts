/**
 * Exports for a host beyond the API client's index: the shell, an embed, another portal's page, the test
 * helpers. Remotes must not use them, because they would change the client for all remotes.
 */
export { configureApi } from './client.ts';
export type { ApiSettings, Scope } from './settings.ts';
