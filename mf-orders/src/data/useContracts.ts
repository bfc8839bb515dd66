import { tuitionContracts } from '@cabinet/domain/tuition';
import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Numbers of the own contracts that can be paid for; null while they are not known. */
export function useContracts(): string[] | null {
  const contact = useAtomValue(contactAtom);
  return contact && tuitionContracts(contact);
}
