import { useRouteData } from '@cabinet/api';
import { listLessons } from '@cabinet/contracts/lessons';

/** The lessons in order, with the participant's progress. */
export function useLessons() {
  const { data, ...state } = useRouteData(listLessons, { query: {} });
  return { ...state, lessons: data?.lessons };
}
