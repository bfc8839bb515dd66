import { Route, Routes as RouterRoutes } from 'react-router-dom';
import ru from './locales/ru.json' with { type: 'json' };
import { StartPage } from './pages/StartPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.start} element={<StartPage />} />
    </RouterRoutes>
  );
}
