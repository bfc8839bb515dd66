import type { ManagerRequest } from '@cabinet/contracts/managerRequests';

/** Longest sum that is typed, in digits. */
const DIGITS = 9;

/** What is typed into the field of the sum, as digits alone. */
export function typedSum(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, DIGITS);
}

/** Tokens that the manager has been asked for and has not answered yet. */
export function requestedTokens(requests: readonly Pick<ManagerRequest, 'status' | 'amount'>[]): number {
  return requests.reduce((sum, { status, amount }) => sum + (status === 'new' ? (amount ?? 0) : 0), 0);
}
