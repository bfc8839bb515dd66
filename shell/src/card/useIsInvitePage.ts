import { useLocation } from 'react-router-dom';
import { useRoutes } from '../guard/useRoutes.ts';

/**
 * Whether the replaced page is an invitation page. The card page then explains why invitations are off (R42).
 */
export function useIsInvitePage(): boolean {
  const { pathname } = useLocation();
  return ['invite', 'invites'].includes(useRoutes().routeOf(pathname).name);
}
