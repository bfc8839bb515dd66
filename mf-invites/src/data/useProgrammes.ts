import { useRouteData } from '@cabinet/api';
import { listProgrammes } from '@cabinet/contracts/programmes';

/** What a friend can study, with prices. */
export function useProgrammes() {
  const { data, ...state } = useRouteData(listProgrammes, {});
  return { ...state, programmes: data?.programmes };
}
