import { useRouteData } from '@cabinet/api';
import { listAddresses } from '@cabinet/contracts/addresses';
import { listLessons } from '@cabinet/contracts/lessons';
import { getRating } from '@cabinet/contracts/rating';
import { courseProgress } from '@cabinet/domain/lesson';

/** Values for the rows of the profile that link to other pages. Undefined while unknown. */
export function useProfileValues(hasCard: boolean) {
  const input = hasCard ? { query: {} } : null;
  const addresses = useRouteData(listAddresses, input).data?.deliveryNotes;
  const lessons = useRouteData(listLessons, input).data?.lessons;
  const rating = useRouteData(getRating, input).data;
  return {
    addresses: addresses?.filter(({ isHidden }) => !isHidden).length,
    lessons: lessons && { done: courseProgress(lessons).done, count: lessons.length },
    place: rating && !rating.isHidden ? rating.client?.place : undefined,
  };
}
