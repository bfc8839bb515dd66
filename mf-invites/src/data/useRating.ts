import { useRouteData } from '@cabinet/api';
import { getRating, type RatingPeriod } from '@cabinet/contracts/rating';

export function useRating(period: RatingPeriod) {
  const { data, ...state } = useRouteData(getRating, { query: { period } });
  return { ...state, rating: data };
}
