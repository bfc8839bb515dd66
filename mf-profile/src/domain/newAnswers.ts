import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import { isWithinDays } from '@cabinet/domain/dates';

/** Requests older than this, in days, get no notice of an answer. */
const RECENT_DAYS = 30;

/** Ids of the questions with an unread answer. */
export function newAnswers(
  requests: readonly Pick<ManagerRequest, 'id' | 'date' | 'answer'>[],
  seen: readonly number[],
  now: Date,
): number[] {
  return requests
    .filter(({ answer, date }) => answer && isWithinDays(date, RECENT_DAYS, now))
    .map(({ id }) => id)
    .filter((id) => !seen.includes(id));
}
