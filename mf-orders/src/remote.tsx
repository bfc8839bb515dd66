import { type PartWords, usePart } from '@cabinet/i18n/usePart';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { OrderListSkeleton } from './components/OrderListSkeleton.tsx';
import { OrderSkeleton } from './components/OrderSkeleton.tsx';
import { addressWords } from './locales/addressWords.ts';
import ru from './locales/ru.json' with { type: 'json' };
import { OrderListPage } from './pages/OrderListPage.tsx';
import { TuitionPage } from './pages/TuitionPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

// With the words of a form, which no other page needs.
const loadAddresses = async () => ({ Page: (await import('./pages/AddressListPage.tsx')).AddressListPage });
const loadOrder = async () => ({ Page: (await import('./pages/OrderPage.tsx')).OrderPage });

/** The orders of a participant and where they go. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.list} element={<List />} />
      <Route path={paths.tuition} element={<TuitionPage />} />
      <Route
        path={paths.addresses}
        element={
          <Opened
            key="addresses"
            load={loadAddresses}
            words={addressWords}
            skeleton={<OrderListSkeleton />}
          />
        }
      />
      <Route
        path={paths.order}
        element={<Opened key="order" load={loadOrder} words={null} skeleton={<OrderSkeleton />} />}
      />
    </RouterRoutes>
  );
}

/** The list, and, when it is there, the page that most open from it. */
function List() {
  usePart(loadOrder, null, 'at rest');
  return <OrderListPage />;
}

interface OpenedProps {
  load: () => Promise<{ Page: ComponentType }>;
  words: PartWords | null;
  skeleton: ReactNode;
}

/** A page that the list does not wait for. */
function Opened({ load, words, skeleton }: OpenedProps) {
  const { part, hasFailed, fetchPart } = usePart(load, words);
  if (part) return <part.Page />;
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : skeleton;
}
