import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { ProductDetailCard } from './ProductDetailCard.tsx';

const product = {
  name: 'Рюкзак',
  picture: { src: '/bag.webp' },
  facts: [
    { name: 'Описание', text: 'На ноутбук' },
    { name: 'Когда', text: '' },
  ],
};

test('the name of a product is the heading on its own page', async () => {
  await renderUi(<ProductDetailCard {...product} isPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Рюкзак');
});

test('the name of a product is not a heading in a dialog, which has its own heading', async () => {
  await renderUi(<ProductDetailCard {...product} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Рюкзак' })).toBeVisible();
});

test('the card omits facts without a text', async () => {
  await renderUi(<ProductDetailCard {...product} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Описание']);
});
