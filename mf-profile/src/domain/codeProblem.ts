import type { ServiceWords } from '@cabinet/domain/failureText';

/** Facts about a failed send or check. An `ApiError` fits. */
export interface CodeFailure extends ServiceWords {
  kind: string;
  status: number;
  code: string | null;
}

const NAMES = {
  wrong_code: 'wrong',
  code_expired: 'expired',
  code_exhausted: 'exhausted',
  bad_phone: 'phone',
} as const;

type Name = (typeof NAMES)[keyof typeof NAMES] | 'tooOften' | 'network' | 'failed';

/** Names the problem of a code. For `failed`, the service's text says more. */
export function codeProblem({ kind, status, code }: Omit<CodeFailure, keyof ServiceWords>): Name {
  if (code !== null && code in NAMES) return NAMES[code as keyof typeof NAMES];
  if (status === 429) return 'tooOften';
  return kind === 'network' ? 'network' : 'failed';
}

/** Whether the field shows its own text for the refusal. No other place then shows it. */
export function isToldAtField({ code }: Pick<CodeFailure, 'code'>): boolean {
  return code !== null && code in NAMES;
}
