import { useRouteData } from '@cabinet/api';
import { getOperationDictionary, listOperations } from '@cabinet/contracts/loyalty';
import { namedBy } from '@cabinet/domain/operations';

/** The participant's movements of tokens, newest first and complete. */
export function useOperations() {
  const { data, error, retry } = useRouteData(listOperations, { query: {} });
  return { operations: data?.operations, error, retry };
}

/** The same for a list of them: each is named by the service's dictionary, which is read once (R45). */
export function useNamedOperations() {
  const { operations, ...state } = useOperations();
  const isShown = operations !== undefined && operations.length > 0;
  const { data } = useRouteData(getOperationDictionary, isShown ? {} : null, { once: true });
  return { operations: operations && namedBy(data?.LoyaltyOperationsInfo, operations), ...state };
}
