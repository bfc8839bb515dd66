import { lazy, Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { GetCardSkeleton } from './components/getCard/GetCardSkeleton.tsx';
import ru from './locales/ru.json' with { type: 'json' };
import { HomePage } from './pages/HomePage.tsx';
import { NoCardPage } from './pages/NoCardPage.tsx';
import { paths } from './paths.ts';

// With the numbering plans of twelve countries, which no other page needs.
const GetCardPage = lazy(async () => ({ default: (await import('./pages/GetCardPage.tsx')).GetCardPage }));

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** The participant's own pages: home, getting a card, having none. */
export function Routes() {
  const getCard = (
    <Suspense fallback={<GetCardSkeleton />}>
      <GetCardPage />
    </Suspense>
  );
  return (
    <RouterRoutes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.getCard} element={getCard} />
      <Route path={paths.noCard} element={<NoCardPage />} />
    </RouterRoutes>
  );
}
