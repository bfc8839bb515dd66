import { useRouteData } from '@cabinet/api';
import { getEmailConfirmation } from '@cabinet/contracts/crm';

/** Attempts and deadline of the running change. Undefined until known, null if the CRM has none. */
export function useEmailConfirmation(clientId: number) {
  const { data, error, ...state } = useRouteData(getEmailConfirmation, { params: { id: clientId } });
  const isAbsent = error?.kind === 'missing';
  return { ...state, info: isAbsent ? null : data, error: isAbsent ? undefined : error };
}
