import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { PageHeading } from './PageHeading.tsx';
import { forgetPlace, PagePlace } from './pagePlace.ts';

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

test('the first page of a host that starts again does not take the focus', async () => {
  const page = (place: string) => (
    <PagePlace value={place}>
      <PageHeading>Заказы</PageHeading>
    </PagePlace>
  );
  const first = await renderUi(page('/orders/1'));
  first.unmount();
  forgetPlace();
  await renderUi(page('/orders'));
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
