import { isCatalogueClosed } from '@cabinet/domain/purchase';
import { cardStateAtom, configAtom, isFetchedAtom, isStudentAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Whether the catalogue is open. `enrol`: the variant opens the catalogue after enrolment (R34). */
export function useCatalogueAccess(): 'unknown' | 'open' | 'enrol' | 'no-card' {
  const config = useAtomValue(configAtom);
  const isStudent = useAtomValue(isStudentAtom);
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);

  if (cardState === 'active')
    return config && isCatalogueClosed(config.project, isStudent) ? 'enrol' : 'open';
  return isFetched ? 'no-card' : 'unknown';
}
