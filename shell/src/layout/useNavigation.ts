import { isStaffAtom } from '@cabinet/state/session';
import { cardStateAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { type CabinetRoute, isListed } from '../guard/routes.ts';
import { useRoutes } from '../guard/useRoutes.ts';
import { backgroundOf } from '../history.ts';

export interface Navigation {
  /** The routes that stand in the navbar for this participant. */
  links: CabinetRoute[];
  current: CabinetRoute;
  hasNavbar: boolean;
  /** The page begins with the stage, and the header of a phone is a part of it. */
  isOnStage: boolean;
}

/** Where the participant is, and where they can go (§2). In place of a page stands the card that cannot be used (R2). */
export function useNavigation(): Navigation {
  const location = useLocation();
  // Below the dialog of a product its page keeps its navigation.
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
    // The whole history has an address of the home page, and no stage.
    isOnStage: current.name === 'profile' && !isOff && !new URLSearchParams(search).has('history'),
  };
}
