export interface Pinned {
  /**
   * A release of the cabinet from `/embed/v1.json`. Its script never changes. The default is the newest
   * release.
   */
  release?: string | undefined;
  /**
   * Integrity hash of the script, from the same answer. The browser runs no other script (Subresource
   * Integrity).
   */
  integrity?: string | undefined;
  /** Nonce of the portal's content security policy, if the policy requires one. */
  nonce?: string | undefined;
}

interface TrustedPolicy {
  /**
   * @throws if the policy has no rule for scripts
   */
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  defaultPolicy?: TrustedPolicy | null;
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** Name of the policy that a page with Trusted Types must allow. */
const POLICY = 'cabinet-elements';
let policy: TrustedPolicy | undefined;

/**
 * Adds the script that defines the elements to the page, once per origin. Does nothing on a server.
 * @param origin of the cabinet: `https://cabinet.example`
 * @param pinned release, hash and nonce of the script
 * @returns resolves when the elements are defined; rejects if the script fails to load, and can be called
 * again
 */
export async function loadCabinet(origin: string, pinned: Pinned = {}): Promise<void> {
  if (typeof document === 'undefined') return;
  const { href } = new URL(`/embed/${pinned.release ? `${pinned.release}/` : ''}v1.js`, origin);
  const script = scriptOf(href) ?? append(href, pinned);
  if (customElements.get('cabinet-catalog')) return;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        // A browser does not load a failed script again, so remove it.
        script.remove();
        reject(new Error(`${href} could not be loaded`));
      },
      { once: true },
    );
    void customElements.whenDefined('cabinet-catalog').then(() => resolve());
  });
}

function scriptOf(href: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === href);
}

function append(href: string, { integrity, nonce }: Pinned): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(href);
  if (nonce) script.nonce = nonce;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  document.head.append(script);
  return script;
}

function trusted(href: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || isAllowedByDefault(trustedTypes, href)) return href;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: (url) => url });
  return policy.createScriptURL(href);
}

/** If the default policy accepts the address, create no other policy, because the page may allow none. */
function isAllowedByDefault({ defaultPolicy }: TrustedTypes, href: string): boolean {
  try {
    return String(defaultPolicy?.createScriptURL(href)) === href;
  } catch {
    return false;
  }
}
