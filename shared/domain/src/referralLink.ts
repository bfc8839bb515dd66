/**
 * Returns the referral link, where a friend enters the programme (§3 Referral link).
 * @param inviteUrl from the configuration; may be a path on our own origin
 * @returns null without a card or an address
 */
export function referralLink(
  inviteUrl: string | undefined,
  cardHash: string | null | undefined,
  origin: string,
): string | null {
  if (!inviteUrl || !cardHash) return null;
  const link = new URL(inviteUrl, origin);
  link.searchParams.set('referral', cardHash);
  return link.href;
}

/**
 * Returns the short form of a referral link.
 * @param shortUrl from the configuration; may be a path on our own origin
 * @returns null without an address or an alias
 */
export function shortLink(
  shortUrl: string | undefined,
  alias: string | null | undefined,
  origin: string,
): string | null {
  if (!shortUrl || !alias) return null;
  const link = new URL(shortUrl, origin);
  link.pathname = `${link.pathname.replace(/\/$/, '')}/${alias}`;
  return link.href;
}

/** Splits a link for display: the address without its scheme, and the participant's own code. */
export function splitLink(link: string): { address: string; own: string } {
  const shown = link.replace(/^https?:\/\//, '');
  const start = shown.indexOf('=') + 1 || shown.lastIndexOf('/') + 1;
  return { address: shown.slice(0, start), own: shown.slice(start) };
}

/** Like `splitLink`, but a long link shows only its host and its last characters. */
export function condensedLink(link: string): { address: string; own: string } {
  const parts = splitLink(link);
  if (parts.own.length < 16) return parts;
  return { address: `${new URL(link).host}/…`, own: parts.own.slice(-4) };
}
