import type { CabinetConfig } from '@cabinet/contracts/config';

/**
 * Origins besides our own that remotes may come from (C3), by the configuration as it came with the page: the first
 * entry is asked for before the configuration is looked at.
 */
export async function remoteOrigins(): Promise<string[]> {
  const config = (await window.cabinetEarly?.config) as Partial<CabinetConfig> | undefined;
  return config?.remoteOrigins ?? [];
}
