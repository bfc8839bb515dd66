/** What is known of a failed sending or check; an `ApiError` fits. */
export interface CodeFailure {
  kind: string;
  status: number;
  code: string | null;
  text: string | null;
}

const NAMES = {
  wrong_code: 'wrong',
  code_expired: 'expired',
  code_exhausted: 'exhausted',
  bad_phone: 'phone',
} as const;

type Name = (typeof NAMES)[keyof typeof NAMES] | 'tooOften' | 'network' | 'failed';

/** What went wrong with a code: in the cabinet's words where it knows the reason, else in the service's `text`. */
export function codeProblem({ kind, status, code, text }: CodeFailure): { name: Name; text: string | null } {
  if (code !== null && code in NAMES) return { name: NAMES[code as keyof typeof NAMES], text: null };
  if (status === 429) return { name: 'tooOften', text: null };
  return kind === 'network' ? { name: 'network', text: null } : { name: 'failed', text };
}
