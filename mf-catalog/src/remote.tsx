import { SECTIONS } from '@cabinet/contracts/products';
import { Part } from '@cabinet/ui';
import { Navigate, Route, Routes as RouterRoutes, useLocation } from 'react-router-dom';
import { ProductGridSkeleton } from './components/ProductGrid.tsx';
import ru from './locales/ru.json' with { type: 'json' };
import { CatalogPage } from './pages/CatalogPage.tsx';
import { laterWords, loadLater } from './pages/loadLater.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ProductListPage } from './pages/ProductListPage.tsx';
import { ProductRoute } from './pages/ProductRoute.tsx';
import { paths, sectionPath } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.catalog} element={<CatalogPage />}>
        <Route index element={<FirstSection />} />
        {SECTIONS.map((section) => (
          <Route
            key={section}
            path={sectionPath(section)}
            element={<ProductListPage key={section} section={section} />}
          />
        ))}
        <Route path={paths.wishes} element={<Wishes />} />
      </Route>
      <Route path={paths.product} element={<ProductRoute />} />
      <Route path="*" element={<NotFoundPage />} />
    </RouterRoutes>
  );
}

function Wishes() {
  return (
    <Part load={loadLater} words={laterWords} meanwhile={<ProductGridSkeleton count={3} layout="row" />}>
      {({ WishesPage }) => <WishesPage />}
    </Part>
  );
}

/** §2: the catalogue starts with the products. The filters in the address stay. */
function FirstSection() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: sectionPath('products'), search }} replace />;
}
