/** The address everything of the cabinet lies below (§1). */
const BASE = '/my';

/**
 * The place inside the cabinet that a `?href=` parameter asks for, or null when it leads anywhere else (§2, R30).
 * Parsed as the browser would: cleaning the text by hand is an open redirect.
 * @param href whole address, absolute path with `/my`, or a path relative to `/my/`
 * @param origin of the cabinet, for example `https://friends.example`
 * @returns path below `/my`, without that segment, however often it is there, and without doubled slashes: `/orders/12?a=b#c`
 */
export function safeHref(href: string, origin: string): string | null {
  const base = `${origin}${BASE}/`;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== origin) return null;
  if (url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`)) return null;
  // `my/orders` and `/my/my/orders` mean `/my/orders` as well (R55).
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/^(\/my(?=\/|$))+/, '');
  return `${path || '/'}${url.search}${url.hash}`;
}
