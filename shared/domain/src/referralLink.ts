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

/** The link in two parts for the eye: the address without its scheme, and the end that is the participant's own. */
export function linkParts(link: string): { address: string; own: string } {
  const shown = link.replace(/^https?:\/\//, '');
  const start = shown.indexOf('=') + 1;
  return { address: shown.slice(0, start), own: shown.slice(start) };
}
