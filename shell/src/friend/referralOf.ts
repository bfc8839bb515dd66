/** The format of a card's hash or alias, within the length that a lead can carry. */
const CODE = /^[\w-]{1,40}$/;

/** Returns the code in the query of a referral link (§3), or null without a code. */
export function referralOf(search: string): string | null {
  return new URLSearchParams(search).get('referral')?.trim().slice(0, 40) || null;
}

/** Whether a card could have this code. */
export function isCode(code: string): boolean {
  return CODE.test(code);
}
