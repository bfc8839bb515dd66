import type { PortalToken } from '@cabinet/elements';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';

/** Minimum remaining lifetime of a token for another call, in milliseconds. */
const MIN_VALIDITY_MS = 30_000;

type AskToken = (fresh?: boolean) => Promise<string | null>;

/**
 * Returns a function that reads the visitor's token from the portal. It reads a new token only before the expiry.
 * @param options returns the current options
 */
export function tokensOf(options: () => MountOptions): AskToken {
  let known: Promise<string | null> | null = null;
  let asked: MountOptions['token'];

  return async (fresh = false) => {
    const { token } = options();
    const last = token === asked ? await known : null;
    if (last && !fresh && isLasting(last)) return last;
    // Simultaneous calls wait for the same token.
    const asking = tokenFrom(token, fresh);
    [known, asked] = [asking, token];
    return asking;
  };
}

/** Reads the token of the portal, or null if the portal has no token or fails. */
export async function tokenFrom(token: PortalToken | undefined, fresh: boolean): Promise<string | null> {
  try {
    return (await (typeof token === 'function' ? token({ fresh }) : token)) || null;
  } catch {
    return null;
  }
}

function isLasting(token: string): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 - Date.now() > MIN_VALIDITY_MS;
}
