import { isCatalogueClosed } from '@cabinet/domain/purchase';
import { configAtom, isFetchedAtom, isStudentAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/**
 * The participant's access to the catalogue (R34). Without enrolment the coins variant has `closed`, and
 * other variants have `look`. While the data load, `unknown` prevents an early display of a closed catalogue.
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
