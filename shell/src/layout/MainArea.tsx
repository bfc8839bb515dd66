import { cardStateAtom, isFetchedAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoutes } from '../guard/useRoutes.ts';
import { CardOffPage } from '../pages/CardOffPage.tsx';

/** What stays usable with a card that is off or blocked (R2); the documentation never asks for one (§2). */
const HELP = ['rules', 'faq', 'support', 'documentation'];

/** The page, or the card's own page where the card is off or blocked. */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { routeOf } = useRoutes();
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const isOff = isFetched && (cardState === 'off' || cardState === 'blocked');
  if (isOff && !HELP.includes(routeOf(pathname).name)) return <CardOffPage state={cardState} />;
  return children;
}
