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

test('on a page of its own the name is the heading', async () => {
  await renderUi(<ProductDetailCard {...product} isPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Рюкзак');
});

test('in a dialog, which has its heading, it is not', async () => {
  await renderUi(<ProductDetailCard {...product} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Рюкзак' })).toBeVisible();
});

test('what there is nothing to say about is left out', async () => {
  await renderUi(<ProductDetailCard {...product} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Описание']);
});
