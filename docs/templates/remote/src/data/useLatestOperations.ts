import { useRouteData } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/operations';

const LATEST = 5;

/** The participant's latest operations, newest first. */
export function useLatestOperations() {
  const { data, error, retry } = useRouteData(listOperations, { query: {} });
  return { operations: data?.operations.slice(0, LATEST), error, retry };
}
