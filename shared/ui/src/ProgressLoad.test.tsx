import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { ProgressLoad } from './ProgressLoad.tsx';

test.each([
  [1, 3, '33 %'],
  [0, 0, '0 %'],
  [7, 5, '100 %'],
])('%i of %i is %s', async (value, max, share) => {
  await renderUi(<ProgressLoad label="Загружаем" value={value} max={max} />);
  expect(screen.getByText(share)).toBeVisible();
});

test('a screen reader announces the subject and the progress from the bar', async () => {
  await renderUi(<ProgressLoad label="Загружаем" value={2} max={5} text="2 из 5 МБ" />);
  expect(screen.getByRole('progressbar', { name: 'Загружаем' })).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByText('2 из 5 МБ')).toBeVisible();
});
