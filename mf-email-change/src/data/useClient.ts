import { clientAtom, isFetchedAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The participant as the CRM knows them; `isUnknown` where the start has asked and it does not. */
export function useClient() {
  const client = useAtomValue(clientAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const error = useAtomValue(userErrorAtom) ?? undefined;
  return { client, error, retry: () => void loadUser(), isUnknown: isFetched && !client && !error };
}
