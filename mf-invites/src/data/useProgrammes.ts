import { useRouteData } from '@cabinet/api';
import { listProgrammes } from '@cabinet/contracts/programmes';

/** The programmes for a friend, with prices. */
export function useProgrammes() {
  const { data, ...state } = useRouteData(listProgrammes, {});
  return { ...state, programmes: data?.programmes };
}
