import { Route, Routes as RouterRoutes } from 'react-router-dom';
import ru from './locales/ru.json' with { type: 'json' };
import { GetCardPage } from './pages/GetCardPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NoCardPage } from './pages/NoCardPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** The participant's own pages: home, getting a card, having none. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.getCard} element={<GetCardPage />} />
      <Route path={paths.noCard} element={<NoCardPage />} />
    </RouterRoutes>
  );
}
