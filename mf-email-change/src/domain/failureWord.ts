import type { ServiceWords } from '@cabinet/domain/failureText';

/** Facts about a failed step. An `ApiError` fits. */
export interface StepFailure extends ServiceWords {
  kind: string;
  code: string | null;
  requestId: string | null;
  /** In seconds. */
  retryAfter: number | null;
}

const WORDS = {
  wrong_code: 'wrong',
  code_expired: 'expired',
  code_exhausted: 'exhausted',
  same_email: 'same',
  too_many: 'tooOften',
  offline: 'offline',
} as const;

/** The key of the cabinet's text for a failure. Null if the service's text applies (§8). */
export function failureWord({ kind, code }: StepFailure) {
  if (code !== null && code in WORDS) return WORDS[code as keyof typeof WORDS];
  return kind === 'network' ? 'unanswered' : null;
}
