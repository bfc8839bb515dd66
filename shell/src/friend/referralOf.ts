/** What a card's hash or alias may look like, as long as a lead can carry it. */
const CODE = /^[\w-]{1,40}$/;

/** The code in the query of a referral link (§3), or null where there is none. */
export function referralOf(search: string): string | null {
  return new URLSearchParams(search).get('referral')?.trim().slice(0, 40) || null;
}

/** Whether a card could have this code. */
export function isCode(code: string): boolean {
  return CODE.test(code);
}
