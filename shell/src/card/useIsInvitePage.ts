import { useLocation } from 'react-router-dom';
import { useRoutes } from '../guard/useRoutes.ts';

/** Whether the page in whose place this stands would invite: then it says why nothing invites now (R42). */
export function useIsInvitePage(): boolean {
  const { pathname } = useLocation();
  return ['invite', 'invites'].includes(useRoutes().routeOf(pathname).name);
}
