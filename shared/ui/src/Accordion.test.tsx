import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'card', title: 'Как получить карту', content: 'Написать в поддержку', isOpen: true },
  { id: 'token', title: 'Что такое токен', content: 'Он равен рублю' },
];

test('each title is a heading of the level that the page needs', async () => {
  await renderUi(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Как получить карту',
    'Что такое токен',
  ]);
});

test('a press on the title opens an item', async () => {
  const { user } = await renderUi(<Accordion items={items} />);
  expect(screen.getByText('Он равен рублю')).not.toBeVisible();
  await user.click(screen.getByText('Что такое токен'));
  expect(screen.getByText('Он равен рублю')).toBeVisible();
});

test('the items of an exclusive group share a name, so that the browser opens only one', async () => {
  const { container } = await renderUi(
    <>
      <Accordion items={items} isExclusive />
      <Accordion items={items} isExclusive />
      <Accordion items={items} />
    </>,
  );
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
  expect(names[4]).toBeNull();
});
