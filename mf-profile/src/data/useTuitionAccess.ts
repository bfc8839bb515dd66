import { tuitionContracts } from '@cabinet/domain/tuition';
import { contactAtom, isStudentAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

export type TuitionAccess = 'open' | 'enrol' | 'no-contract';

/** Whether tokens can pay for tuition (§1), or what is missing. */
export function useTuitionAccess(): TuitionAccess {
  const contact = useAtomValue(contactAtom);
  const isStudent = useAtomValue(isStudentAtom);
  if (contact && tuitionContracts(contact).length > 0) return 'open';
  return isStudent ? 'no-contract' : 'enrol';
}
