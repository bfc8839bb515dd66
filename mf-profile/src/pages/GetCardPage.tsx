import { isFetchedAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { GetCardSkeleton } from '../components/getCard/GetCardSkeleton.tsx';
import { CardApplication } from './getCard/CardApplication.tsx';

/** Getting a card (§3). Who has one is led home by the guard. */
export function GetCardPage() {
  const isFetched = useAtomValue(isFetchedAtom);
  const error = useAtomValue(userErrorAtom);
  if (isFetched) return <CardApplication />;
  return error ? <LoadFailure error={error} onRetry={() => void loadUser()} /> : <GetCardSkeleton />;
}
