import { useLocation, useParams } from 'react-router-dom';
import { backgroundOf, parseProductId } from '../domain/productLink.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductPage } from './ProductPage.tsx';

/** `/catalog/12`: a dialog above the page where it was opened, otherwise a full page (R29). */
export function ProductRoute() {
  const id = parseProductId(useParams().id);
  const background = backgroundOf(useLocation());
  if (id === null) return <NotFoundPage />;
  return background ? (
    <ProductDialog key={id} id={id} background={background} />
  ) : (
    <ProductPage key={id} id={id} />
  );
}
