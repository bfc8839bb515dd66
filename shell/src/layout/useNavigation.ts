import { cardStateAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { type CabinetRoute, ROUTES, routeOf } from '../guard/routes.ts';

/** The routes that stand in the navbar for this participant, the current one, and whether there is a navbar (§2). */
export function useNavigation(): { links: CabinetRoute[]; current: CabinetRoute; hasNavbar: boolean } {
  const { pathname } = useLocation();
  const hasCard = useAtomValue(cardStateAtom) === 'active';
  const current = routeOf(pathname);
  return {
    links: ROUTES.filter((route) => route.inNavbar && (hasCard || !route.needsCard)),
    current,
    hasNavbar: !current.hidesNavbar,
  };
}
