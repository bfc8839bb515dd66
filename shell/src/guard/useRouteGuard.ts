import { routeGuard } from '@cabinet/domain/guard';
import { showToast } from '@cabinet/state/ui';
import { cardStateAtom, isFetchedAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CabinetRoute } from './routes.ts';

/**
 * Leads away from a route that the participant may not open, and says why (§2). True when the route may be shown now.
 * Before the participant is known navigation proceeds; the question is asked again afterwards.
 */
export function useRouteGuard(route: CabinetRoute): boolean {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const decision = routeGuard({
    needsCard: route.needsCard,
    isGetCard: route.name === 'get-card',
    hasActiveCard: cardState === 'active',
    isCardOff: cardState === 'off' || cardState === 'blocked',
    isFetched,
  });

  useEffect(() => {
    if (decision === 'open') return;
    if (decision === 'get-card') showToast({ message: t('guard.needsCard'), color: 'error' });
    navigate(decision === 'get-card' ? '/get-card' : '/', { replace: true });
  }, [decision, navigate, t]);

  return decision === 'open';
}
