import { usePart } from '@cabinet/i18n/usePart';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { OrderListSkeleton } from './components/OrderListSkeleton.tsx';
import { addressWords } from './locales/addressWords.ts';
import ru from './locales/ru.json' with { type: 'json' };
import { OrderListPage } from './pages/OrderListPage.tsx';
import { OrderPage } from './pages/OrderPage.tsx';
import { TuitionPage } from './pages/TuitionPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

// With the words of a form, which no other page needs.
const loadAddresses = () => import('./pages/AddressListPage.tsx');

/** The orders of a participant and where they go. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.list} element={<OrderListPage />} />
      <Route path={paths.tuition} element={<TuitionPage />} />
      <Route path={paths.addresses} element={<Addresses />} />
      <Route path={paths.order} element={<OrderPage />} />
    </RouterRoutes>
  );
}

/** A page that the orders do not wait for. */
function Addresses() {
  const { part, hasFailed, fetchPart } = usePart(loadAddresses, addressWords);
  if (part) return <part.AddressListPage />;
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : <OrderListSkeleton />;
}
