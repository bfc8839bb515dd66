import { tuitionContracts } from '@cabinet/domain/tuition';
import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Numbers of the contracts that tokens can pay for. Null while unknown. */
export function useContracts(): string[] | null {
  const contact = useAtomValue(contactAtom);
  return contact && tuitionContracts(contact);
}
