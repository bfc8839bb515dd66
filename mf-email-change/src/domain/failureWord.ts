import type { ServiceWords } from '@cabinet/domain/failureText';

/** What is known of a step that failed; an `ApiError` fits. */
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

/** Our own words for a failure whose reason we know; null where the service's count (§8). */
export function failureWord({ kind, code }: StepFailure) {
  if (code !== null && code in WORDS) return WORDS[code as keyof typeof WORDS];
  return kind === 'network' ? 'unanswered' : null;
}
