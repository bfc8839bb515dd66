/** The origins of the page's scripts. */
const origins = new Set([location.origin]);

/** Trusts all scripts of an origin. Call it only for an origin that remotes may come from (C3). */
export function trustScriptsOf(origin: string): void {
  origins.add(origin);
}

/**
 * The page's own Trusted Types policy (docs/decisions/017). The browser calls it for the address of every
 * script, regardless of the loader. The document allows no second policy. This policy creates no markup and
 * no code from text. Therefore every such sink is closed to shell, remotes and libraries (O2).
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isTrusted(new URL(address, location.href)) ? address : null),
});

/** A blob also has an origin. */
function isTrusted({ protocol, origin }: URL): boolean {
  return protocol.startsWith('http') && origins.has(origin);
}
