import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Tag } from './Tag.tsx';

test('the name of an order card is a heading and the link to the order', async () => {
  const { container } = await renderUi(
    <OrderCard
      href="/my/orders/7"
      name="Рюкзак"
      picture={{ src: null }}
      details={['Заказ 7', 'сегодня, 14:20']}
      tags={<Tag>Доставлен</Tag>}
      price={4200}
    />,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Рюкзак' });
  expect(heading).toContainElement(screen.getByRole('link', { name: 'Рюкзак' }));
  expect(container).toHaveTextContent('Заказ 7сегодня, 14:20Доставлен4 200 токенов');
});

test('an order card hides an unknown price', async () => {
  const { container } = await renderUi(
    <OrderCard href="/my/orders/7" name="Рюкзак" picture={{ src: null }} details={[]} price={null} />,
  );
  expect(container).toHaveTextContent(/^Рюкзак$/);
});
