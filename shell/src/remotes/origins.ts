import type { CabinetConfig } from '@cabinet/contracts/config';

/**
 * Returns other origins that remotes may come from (C3). Reads the unvalidated configuration of the page,
 * because the request for the first entry precedes the validation.
 */
export async function remoteOrigins(): Promise<string[]> {
  const config = (await window.cabinetEarly?.config) as Partial<CabinetConfig> | undefined;
  return config?.remoteOrigins ?? [];
}
