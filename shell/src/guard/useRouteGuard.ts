import { routeGuard } from '@cabinet/domain/guard';
import { isStaffAtom, sessionAtom } from '@cabinet/state/session';
import { showToast } from '@cabinet/state/ui';
import { cardStateAtom, isFetchedAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CabinetRoute } from './routes.ts';

/**
 * Redirects from a route that the participant may not open, and says why (§2). Returns true if the route may
 * appear now. While the participant is unknown, navigation proceeds. The guard then checks again.
 */
export function useRouteGuard(route: CabinetRoute): boolean {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { search } = useLocation();
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const isStaff = useAtomValue(isStaffAtom);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const decision = routeGuard({
    isStaff: isSignedIn ? isStaff : null,
    isForStaff: route.isForStaff ?? false,
    isProfile: route.name === 'profile',
    needsCard: route.needsCard,
    isGetCard: route.name === 'get-card',
    hasActiveCard: cardState === 'active',
    isCardOff: cardState === 'off' || cardState === 'blocked',
    isFetched,
  });

  useEffect(() => {
    if (decision === 'open') return;
    if (decision === 'get-card') showToast({ message: t('guard.needsCard'), color: 'error' });
    navigate(decision === 'profile' ? backPath(search) : `/${decision}`, { replace: true });
  }, [decision, navigate, search, t]);

  return decision === 'open';
}

/** Returns the path that requested the card. The invite form has a draft there (R43). */
function backPath(search: string): string {
  return new URLSearchParams(search).get('back') === 'invite' ? '/invite' : '/';
}
