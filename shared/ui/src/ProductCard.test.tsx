import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { ProductCard } from './ProductCard.tsx';

test('a whole product card is one link, with name, price and missing amount', async () => {
  await renderUi(
    <ProductCard
      href="/my/catalog/12"
      name="Рюкзак"
      price={4200}
      picture={{ src: null, tag: 'Новое' }}
      note="не хватает 200"
    />,
  );
  const link = screen.getByRole('link', { name: /Новое.*Рюкзак.*4\u00a0200 токенов.*не хватает 200/ });
  expect(link).toHaveAttribute('href', '/my/catalog/12');
});
