/** The base path of the cabinet (§1). */
const BASE = '/my';

/**
 * Returns the target of a `?href=` parameter inside the cabinet, or null for any other target (§2, R30).
 * Parses the address like a browser, because manual cleaning of the text leads to open redirects.
 * @param href absolute address, absolute path with `/my`, or path relative to `/my/`
 * @param origin of the cabinet, for example `https://friends.example`
 * @returns path below `/my`, without repeated `/my` segments and doubled slashes: `/orders/12?a=b#c`
 */
export function safeHref(href: string, origin: string): string | null {
  const base = `${origin}${BASE}/`;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== origin) return null;
  if (url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`)) return null;
  // `my/orders` and `/my/my/orders` also mean `/my/orders` (R55).
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/^(\/my(?=\/|$))+/, '');
  return `${path || '/'}${url.search}${url.hash}`;
}
