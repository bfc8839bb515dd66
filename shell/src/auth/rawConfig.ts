import type { Session } from './signIn.ts';

/** The part of the configuration that the sign-in needs. It is not validated. */
export interface EarlyConfig {
  identity: {
    enabled?: boolean;
    url: string;
    realm: string;
    clientId: string;
    syntheticUser?: Omit<Session, 'subject'>;
  };
  maintenance?: boolean;
}

/** Returns the configuration from the page, or requests it from the server. */
export async function rawConfig(): Promise<EarlyConfig> {
  const inlined = document.querySelector('#cabinet-config')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch('/my/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json();
}
