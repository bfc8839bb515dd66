import { cardStateAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { CabinetRoute } from '../guard/routes.ts';
import { useRoutes } from '../guard/useRoutes.ts';

/** The routes that stand in the navbar for this participant, the current one, and whether there is a navbar (§2). */
export function useNavigation(): { links: CabinetRoute[]; current: CabinetRoute; hasNavbar: boolean } {
  const { pathname } = useLocation();
  const { routes, routeOf } = useRoutes();
  const hasCard = useAtomValue(cardStateAtom) === 'active';
  const current = routeOf(pathname);
  return {
    links: routes.filter((route) => route.inNavbar && (hasCard || !route.needsCard)),
    current,
    hasNavbar: !current.hidesNavbar,
  };
}
