import { useSearchParams } from 'react-router-dom';

export const VIEWS = ['list', 'steps'] as const;
export type InvitationView = (typeof VIEWS)[number];

/** The view of the invitations, from the address: a list, or by step with `?view=steps`. */
export function useInvitationView() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((name) => name === params.get('view')) ?? 'list';

  function show(next: InvitationView) {
    // The view by step has no filter.
    setParams(next === 'list' ? {} : { view: next });
  }
  return { view, show };
}
