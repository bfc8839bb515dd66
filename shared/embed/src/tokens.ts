import type { PortalToken } from '@cabinet/elements';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';

/** A token that ends sooner is not used for another call, in milliseconds. */
const MIN_VALIDITY_MS = 30_000;

type AskToken = (fresh?: boolean) => Promise<string | null>;

/**
 * Asks the portal for its visitor's token, and asks again only when that one is about to end: every call needs one.
 * @param options as they are now
 */
export function tokensOf(options: () => MountOptions): AskToken {
  let known: Promise<string | null> | null = null;
  let asked: MountOptions['token'];

  return async (fresh = false) => {
    const { token } = options();
    const last = token === asked ? await known : null;
    if (last && !fresh && isLasting(last)) return last;
    // Calls that wait at the same moment wait for the same token.
    const asking = tokenFrom(token, fresh);
    [known, asked] = [asking, token];
    return asking;
  };
}

/** The token as the portal gives it now; null where it has none, or fails. */
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
