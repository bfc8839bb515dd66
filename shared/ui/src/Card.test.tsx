import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Card } from './Card.tsx';

test('a whole card may be one link', async () => {
  await renderUi(
    <Card as="a" href="/my/catalog">
      <h3>Каталог</h3>
    </Card>,
  );
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/my/catalog');
});
