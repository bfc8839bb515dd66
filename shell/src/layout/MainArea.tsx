import { cardStateAtom, isFetchedAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenWithoutUse } from '../guard/routes.ts';
import { useRoutes } from '../guard/useRoutes.ts';
import { AreaPage } from '../pages/AreaPage.tsx';
import { useBodyClass } from './useBodyClass.ts';

/** Shows the page, or the card page while the card is inactive, blocked or duplicate (R2). */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { routeOf } = useRoutes();
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const isOff = isFetched && (cardState === 'off' || cardState === 'blocked');
  if (!isOff || isOpenWithoutUse(routeOf(pathname), pathname)) return children;
  return <CardPlace bodyClass={cardState === 'blocked' ? 'blocked' : 'card-off'} />;
}

function CardPlace({ bodyClass }: { bodyClass: string }) {
  useBodyClass(bodyClass);
  return <AreaPage name="card" />;
}
