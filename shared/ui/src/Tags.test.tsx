import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Tags } from './Tags.tsx';

const tags = ['Одежда', 'Книги', 'Билеты', 'Курсы'].map((text) => ({ id: text, text }));

test('a button with the number of further tags shows and hides them', async () => {
  const { user } = await renderUi(<Tags label="Категории" tags={tags} limit={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'ещё 2', expanded: false }));
  expect(screen.getByRole('list', { name: 'Категории' })).toHaveTextContent('ОдеждаКнигиБилетыКурсы');
  await user.click(screen.getByRole('button', { name: 'свернуть', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a short list of tags has no button', async () => {
  await renderUi(<Tags label="Категории" tags={tags} limit={4} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
