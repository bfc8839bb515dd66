import { useRouteData } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/loyalty';

/** The participant's movements of tokens, newest first and complete. */
export function useOperations() {
  const { data, error, retry } = useRouteData(listOperations, { query: {} });
  return { operations: data?.operations, error, retry };
}
