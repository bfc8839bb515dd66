/**
 * Where a friend enters the programme (§3 Referral link).
 * @param inviteUrl of the configuration; may be a path of our own origin
 * @returns null as long as there is no card or no address
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
 * The short form of a referral link.
 * @param shortUrl of the configuration; may be a path of our own origin
 * @returns null where there is none
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

/** The link in two parts for the eye: the address without its scheme, and the end that is the participant's own. */
export function linkParts(link: string): { address: string; own: string } {
  const shown = link.replace(/^https?:\/\//, '');
  const start = shown.indexOf('=') + 1 || shown.lastIndexOf('/') + 1;
  return { address: shown.slice(0, start), own: shown.slice(start) };
}

/** As `linkParts`, of a long link no more than its host and its last signs. */
export function condensedLink(link: string): { address: string; own: string } {
  const parts = linkParts(link);
  if (parts.own.length < 16) return parts;
  return { address: `${new URL(link).host}/…`, own: parts.own.slice(-4) };
}
