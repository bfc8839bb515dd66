import { isFetchedAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { GetCardSkeleton } from '../components/getCard/GetCardSkeleton.tsx';
import { CardApplication } from './getCard/CardApplication.tsx';

/** The get-card page (§3). The guard redirects participants with a card home. */
export function GetCardPage() {
  const isFetched = useAtomValue(isFetchedAtom);
  const error = useAtomValue(userErrorAtom);
  if (isFetched) return <CardApplication />;
  return error ? <LoadFailure error={error} onRetry={() => void loadUser()} /> : <GetCardSkeleton />;
}
