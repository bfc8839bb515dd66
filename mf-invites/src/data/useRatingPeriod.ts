import { RATING_PERIODS, type RatingPeriod } from '@cabinet/contracts/rating';
import { useSearchParams } from 'react-router-dom';

/** The period of the rating, from the address: `?period=year`. The default is all time. */
export function useRatingPeriod() {
  const [params, setParams] = useSearchParams();
  const period = RATING_PERIODS.find((name) => name === params.get('period')) ?? 'all';

  function show(next: RatingPeriod) {
    setParams(next === 'all' ? {} : { period: next });
  }
  return { period, show };
}
