import type { Session } from './signIn.ts';

/** Of the configuration what a sign-in needs, as it comes: nothing has looked at it yet. */
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

/** The configuration as it stands in the page, else as the server has it. */
export async function rawConfig(): Promise<EarlyConfig> {
  const inlined = document.querySelector('#cabinet-config')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch('/my/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json();
}
