import { isStaffAtom } from '@cabinet/state/session';
import { cardStateAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { type CabinetRoute, isListed } from '../guard/routes.ts';
import { useRoutes } from '../guard/useRoutes.ts';
import { backgroundOf } from '../history.ts';

export interface Navigation {
  /** The routes in the navbar for this participant. */
  links: CabinetRoute[];
  current: CabinetRoute;
  hasNavbar: boolean;
  /** The page starts with the stage, and the phone header is a part of the stage. */
  isOnStage: boolean;
}

/**
 * Returns the current route and the routes that the participant can open (§2). The card page replaces a page
 * while the card is unusable (R2).
 */
export function useNavigation(): Navigation {
  const location = useLocation();
  // The page below a product dialog keeps its navigation.
  const { pathname, search } = backgroundOf(location) ?? location;
  const { routes, routeOf } = useRoutes();
  const cardState = useAtomValue(cardStateAtom);
  const isStaff = useAtomValue(isStaffAtom);
  const current = routeOf(pathname);
  const isOff = cardState === 'off' || cardState === 'blocked';
  return {
    links: routes.filter((route) => isListed(route, cardState, isStaff)),
    current,
    hasNavbar: isOff || !current.hidesNavbar,
    // The whole history is at an address of the home page, and has no stage.
    isOnStage: current.name === 'profile' && !isOff && !new URLSearchParams(search).has('history'),
  };
}
