import { emailRefusal, type FieldRefusal } from '@cabinet/domain/fields';

/** What is wrong with a new e-mail (R32), or null; the one of now is none. */
export function newEmailFault(typed: string, current: string | null): FieldRefusal | 'same' | null {
  const refusal = emailRefusal(typed);
  if (refusal) return refusal;
  return newEmail(typed) === current ? 'same' : null;
}

/** As the services keep it. */
export function newEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
