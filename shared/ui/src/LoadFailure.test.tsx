import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { LoadFailure } from './LoadFailure.tsx';

test("a failure shows the service's message, the request number and a retry", async () => {
  const onRetry = jest.fn();
  const error = {
    kind: 'refused',
    text: 'Каталог закрыт до понедельника',
    requestId: '3f1c9a70-5d1e-4c39-9a0b-0f6f0a9c1f11',
  };
  const { user } = await renderUi(<LoadFailure error={error} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Каталог закрыт до понедельника');
  expect(screen.getByText('3f1c9a70')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a failure without a connection says so', async () => {
  await renderUi(<LoadFailure error={{ kind: 'network', text: null, requestId: null }} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Похоже, нет связи');
});
