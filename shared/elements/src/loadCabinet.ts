export interface Pinned {
  /** A release of the cabinet, as `/embed/v1.json` names it: its script never changes. The newest without it. */
  release?: string | undefined;
  /** Hash of that script, from the same answer: the browser runs no other (Subresource Integrity). */
  integrity?: string | undefined;
  /** Of the portal's policy, where that asks for one. */
  nonce?: string | undefined;
}

interface TrustedPolicy {
  /** @throws where the policy does not judge scripts */
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  defaultPolicy?: TrustedPolicy | null;
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** A page that requires Trusted Types allows a policy of this name. */
const POLICY = 'cabinet-elements';
let policy: TrustedPolicy | undefined;

/**
 * Puts the script that knows the elements into the page, once for each origin; does nothing on a server.
 * @param origin of the cabinet: `https://cabinet.example`
 * @returns resolves when the elements are known; rejects where the script did not come, and may then be called again
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
        // A script that failed is not tried again.
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

/** A page whose default policy takes the address may allow no other policy. */
function isAllowedByDefault({ defaultPolicy }: TrustedTypes, href: string): boolean {
  try {
    return String(defaultPolicy?.createScriptURL(href)) === href;
  } catch {
    return false;
  }
}
