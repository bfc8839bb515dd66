import { useRouteData } from '@cabinet/api';
import { getOperationDictionary, listOperations } from '@cabinet/contracts/operations';
import { namedBy } from '@cabinet/domain/operations';

/** The participant's operations, complete and newest first. */
export function useOperations() {
  const { data, error, retry } = useRouteData(listOperations, { query: {} });
  return { operations: data?.operations, error, retry };
}

/** The operations with names from the service's dictionary, which is read once (R45). */
export function useNamedOperations() {
  const { operations, ...state } = useOperations();
  const isShown = operations !== undefined && operations.length > 0;
  const { data } = useRouteData(getOperationDictionary, isShown ? {} : null, { once: true });
  return { operations: operations && namedBy(data?.LoyaltyOperationsInfo, operations), ...state };
}
