import type { ManagerRequest } from '@cabinet/contracts/managerRequests';

/** Longest sum, in digits. */
const DIGITS = 9;

/** The digits of the typed text. */
export function typedSum(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, DIGITS);
}

/** Tokens in requests that the manager has not answered. */
export function requestedTokens(requests: readonly Pick<ManagerRequest, 'status' | 'amount'>[]): number {
  return requests.reduce((sum, { status, amount }) => sum + (status === 'new' ? (amount ?? 0) : 0), 0);
}
