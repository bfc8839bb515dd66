import { useRouteData } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/operations';

const LATEST = 5;

/** The participant's latest movements of tokens, newest first. */
export function useLatestOperations() {
  const { data, error, retry } = useRouteData(listOperations, { query: {} });
  return { operations: data?.operations.slice(0, LATEST), error, retry };
}
