import { isCatalogueClosed } from '@cabinet/domain/purchase';
import { configAtom, isFetchedAtom, isStudentAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/**
 * What the catalogue is to this participant (R34): `closed` until enrolling in the coins variant, elsewhere open to
 * `look` at. `unknown` only where showing it too early would show what is closed.
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
