/** Origins that scripts of this page come from. */
const origins = new Set([location.origin]);

/** Whatever asks for a script from there may have it. Only of a place that remotes may come from (C3). */
export function trustScriptsOf(origin: string): void {
  origins.add(origin);
}

/**
 * The page's own policy of Trusted Types (docs/decisions/017): the browser asks it for every address of a script,
 * whoever loads it, and the document allows no second one. It makes no markup and no code out of text, so that every
 * sink for them is closed to shell, remotes and libraries alike (O2).
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isTrusted(new URL(address, location.href)) ? address : null),
});

/** A blob has an origin, too. */
function isTrusted({ protocol, origin }: URL): boolean {
  return protocol.startsWith('http') && origins.has(origin);
}
