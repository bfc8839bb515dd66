import { usePart } from '@cabinet/i18n';
import { isFetchedAtom } from '@cabinet/state';
import { PageLoader, Part } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { OrderListSkeleton } from './components/OrderListSkeleton.tsx';
import { OrderSkeleton } from './components/OrderSkeleton.tsx';
import { addressWords } from './locales/addressWords.ts';
import { laterWords } from './locales/laterWords.ts';
import ru from './locales/ru.json' with { type: 'json' };
import { OrderListPage } from './pages/OrderListPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

// These pages load later. Only the addresses need the texts of a form.
const loadAddresses = () => import('./pages/AddressListPage.tsx');
const loadOrder = () => import('./pages/OrderPage.tsx');
const loadTuition = () => import('./pages/TuitionPage.tsx');

export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.list} element={<List />} />
      <Route path={paths.tuition} element={<Tuition />} />
      <Route path={paths.addresses} element={<Addresses />} />
      <Route path={paths.order} element={<Order />} />
    </RouterRoutes>
  );
}

/** The list. Preloads the order page at rest, because most readers open an order. */
function List() {
  usePart(loadOrder, laterWords, useAtomValue(isFetchedAtom) && 'at rest');
  return <OrderListPage />;
}

function Order() {
  return (
    <Part load={loadOrder} words={laterWords} meanwhile={<OrderSkeleton />}>
      {({ OrderPage }) => <OrderPage />}
    </Part>
  );
}

function Tuition() {
  return (
    <Part load={loadTuition} words={laterWords} meanwhile={<PageLoader />}>
      {({ TuitionPage }) => <TuitionPage />}
    </Part>
  );
}

function Addresses() {
  return (
    <Part load={loadAddresses} words={addressWords} meanwhile={<OrderListSkeleton />}>
      {({ AddressListPage }) => <AddressListPage />}
    </Part>
  );
}
