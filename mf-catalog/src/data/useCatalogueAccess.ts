import { isCatalogueClosed } from '@cabinet/domain/purchase';
import { configAtom, isFetchedAtom, isStudentAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/**
 * The participant's access to the catalogue (R34). The coins variant is `closed` until enrolment; other variants
 * let everybody `look`. `unknown` prevents an early display of a closed catalogue while the data load.
 */
export type CatalogueAccess = 'unknown' | 'closed' | 'look' | 'open';

export function useCatalogueAccess(): CatalogueAccess {
  const project = useAtomValue(configAtom)?.project ?? 'synergy';
  const isStudent = useAtomValue(isStudentAtom);
  const isKnown = useAtomValue(isFetchedAtom);
  const wouldClose = isCatalogueClosed(project, false);

  if (!isKnown) return wouldClose ? 'unknown' : 'open';
  if (isStudent) return 'open';
  return wouldClose ? 'closed' : 'look';
}
