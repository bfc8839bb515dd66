import { useRouteData } from '@cabinet/api';
import { listSupportRequests } from '@cabinet/contracts/crm';
import { emailRequests } from '../domain/supportTopic.ts';

/** The open support requests about the e-mail (§7). */
export function useEmailRequests() {
  const { data, ...state } = useRouteData(listSupportRequests, {
    query: { category_code: 'PROFILE_CHANGING', status_code: 'NEW' },
  });
  return { ...state, requests: data && emailRequests(data.data) };
}
