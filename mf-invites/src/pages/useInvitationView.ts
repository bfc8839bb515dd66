import { useSearchParams } from 'react-router-dom';

export const VIEWS = ['list', 'steps'] as const;
export type InvitationView = (typeof VIEWS)[number];

/** How the invitations are shown stands in the address: one under another, or by their steps, `?view=steps`. */
export function useInvitationView() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((name) => name === params.get('view')) ?? 'list';

  function show(next: InvitationView) {
    // The steps show everybody: no filter comes along.
    setParams(next === 'list' ? {} : { view: next });
  }
  return { view, show };
}
