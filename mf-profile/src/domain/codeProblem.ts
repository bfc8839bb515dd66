import type { ServiceWords } from '@cabinet/domain/failureText';

/** What is known of a failed sending or check; an `ApiError` fits. */
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

/** What went wrong with a code; of what is `failed` the service's words tell more. */
export function codeProblem({ kind, status, code }: Omit<CodeFailure, keyof ServiceWords>): Name {
  if (code !== null && code in NAMES) return NAMES[code as keyof typeof NAMES];
  if (status === 429) return 'tooOften';
  return kind === 'network' ? 'network' : 'failed';
}

/** Whether the field says in words of its own why a code was refused: then nothing else says it again. */
export function isToldAtField({ code }: Pick<CodeFailure, 'code'>): boolean {
  return code !== null && code in NAMES;
}
