import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Loader } from './Loader.tsx';

test.each([
  [undefined, 'Загрузка...'],
  ['Ищем друга', 'Ищем друга'],
])('the loader with label %s says «%s»', async (label, words) => {
  await renderUi(<Loader label={label} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
