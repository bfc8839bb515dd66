import { clientAtom, isFetchedAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The participant in the CRM. `isUnknown`: the start has read the CRM, which has no record. */
export function useClient() {
  const client = useAtomValue(clientAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const error = useAtomValue(userErrorAtom) ?? undefined;
  return { client, error, retry: () => void loadUser(), isUnknown: isFetched && !client && !error };
}
