import type { SupportRequest } from '@cabinet/contracts/crm';

/** How the support names what belongs to a change of the e-mail (§7). */
const TOPIC_PREFIX = 'Смена e-mail';

/** The requests of a participant that are about the e-mail. */
export function emailRequests<T extends Pick<SupportRequest, 'topic'>>(requests: readonly T[]): T[] {
  return requests.filter(({ topic }) => topic.startsWith(TOPIC_PREFIX));
}
