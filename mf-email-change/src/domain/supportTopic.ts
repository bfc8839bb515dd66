import { EMAIL_CHANGE_TOPIC, type SupportRequest } from '@cabinet/contracts/crm';

/** The participant's requests about the e-mail (§7). */
export function emailRequests<T extends Pick<SupportRequest, 'topic'>>(requests: readonly T[]): T[] {
  return requests.filter(({ topic }) => topic.startsWith(EMAIL_CHANGE_TOPIC));
}
