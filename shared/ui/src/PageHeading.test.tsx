import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { PageHeading } from './PageHeading.tsx';

test('the heading takes the focus after a navigation, but not on the first page or after a remount', async () => {
  history.pushState(null, '', '/my/catalog');
  const first = await renderUi(<PageHeading>Каталог</PageHeading>);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  first.unmount();

  const again = await renderUi(<PageHeading>Каталог</PageHeading>);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  again.unmount();

  history.pushState(null, '', '/my/orders');
  await renderUi(<PageHeading>Заказы</PageHeading>);
  expect(screen.getByRole('heading', { level: 1, name: 'Заказы' })).toHaveFocus();
});
