import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { BannerSpent } from './BannerSpent.tsx';

test.each([
  ['ru', '6 150 из 12 500 токенов'],
  ['uz', '12 500 dan 6 150 token'],
  ['en', '6,150 of 12,500 tokens'],
] as const)('the banner shows the spent and the total amount in %s', async (language, words) => {
  const { container } = await renderUi(<BannerSpent title="T" spent={6150} total={12500} />, language);
  expect(container).toHaveTextContent(words);
});

test('the bar is full when the spent amount exceeds the total', async () => {
  await renderUi(<BannerSpent title="Потрачено на учёбу" spent={300} total={200} />);
  expect(screen.getByRole('progressbar', { name: 'Потрачено на учёбу' })).toHaveAttribute(
    'aria-valuenow',
    '200',
  );
});
