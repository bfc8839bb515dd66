/** What a card's hash may look like, as long as a lead can carry it. */
const HASH = /^[\w-]{1,40}$/;

/** The card's hash in the query of a referral link (§3), or null where there is none. */
export function referralOf(search: string): string | null {
  const hash = new URLSearchParams(search).get('referral') ?? '';
  return HASH.test(hash) ? hash : null;
}
