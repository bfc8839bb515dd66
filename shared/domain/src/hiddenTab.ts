/** §9: polls of a hidden tab until the cabinet signs the participant out. */
export const HIDDEN_POLLS = 40;
/** §9: milliseconds between two polls. */
export const POLL_INTERVAL = 30_000;
/** R25: the warning appears 2 minutes before the sign-out. */
const WARNING_POLLS = (2 * 60_000) / POLL_INTERVAL;

/** Returns the count after one more poll. A visible tab resets the count (R25). */
export function countPoll(hiddenPolls: number, isVisible: boolean): number {
  return isVisible ? 0 : hiddenPolls + 1;
}

/** Returns the consequence of a count of hidden polls (§4, R25). */
export function hiddenTab(hiddenPolls: number): 'stay' | 'warn' | 'leave' {
  if (hiddenPolls >= HIDDEN_POLLS) return 'leave';
  return hiddenPolls >= HIDDEN_POLLS - WARNING_POLLS ? 'warn' : 'stay';
}
