import type { ManagerRequest } from '@cabinet/contracts/managerRequests';

/** What was asked longer ago is history, in milliseconds. */
const RECENT = 30 * 24 * 60 * 60 * 1000;

/** Ids of the questions whose answer is still to be read. */
export function newAnswers(
  requests: readonly Pick<ManagerRequest, 'id' | 'date' | 'answer'>[],
  seen: readonly number[],
  now: Date,
): number[] {
  return requests
    .filter(({ answer, date }) => answer && now.getTime() - new Date(date).getTime() < RECENT)
    .map(({ id }) => id)
    .filter((id) => !seen.includes(id));
}
