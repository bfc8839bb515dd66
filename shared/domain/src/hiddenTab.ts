/** §9: polls of a hidden tab before its participant is signed out. */
export const HIDDEN_POLLS = 40;
/** §9: milliseconds between two polls. */
export const POLL_INTERVAL = 30_000;
/** R25: the warning comes 2 minutes before. */
const WARNING_POLLS = (2 * 60_000) / POLL_INTERVAL;

/** The count after one more poll: only hidden ones count, and being seen begins anew (R25). */
export function countPoll(hiddenPolls: number, isVisible: boolean): number {
  return isVisible ? 0 : hiddenPolls + 1;
}

/** What a count of polls while hidden leads to (§4, R25). */
export function hiddenTab(hiddenPolls: number): 'stay' | 'warn' | 'leave' {
  if (hiddenPolls >= HIDDEN_POLLS) return 'leave';
  return hiddenPolls >= HIDDEN_POLLS - WARNING_POLLS ? 'warn' : 'stay';
}
