import { screen, within } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Table, type TableColumn, type TableSort } from './Table.tsx';

interface Friend {
  name: string;
  reward: number;
}

const columns: TableColumn<Friend>[] = [
  { id: 'name', title: 'Друг', cell: ({ name }) => name, isSortable: true },
  { id: 'reward', title: 'Награда', cell: ({ reward }) => reward, isSortable: true, align: 'end' },
  { id: 'step', title: 'Шаг', cell: () => 'учится' },
];
const rows = [
  { name: 'Анна', reward: 500 },
  { name: 'Борис', reward: 300 },
];

async function renderTable({ shown = rows, ...props }: { shown?: Friend[]; sort?: TableSort } = {}) {
  const onSort = jest.fn();
  const view = await renderUi(
    <Table
      caption="Друзья"
      columns={columns}
      rows={shown}
      rowKey={({ name }) => name}
      empty="Пока никого"
      onSort={onSort}
      {...props}
    />,
  );
  return { ...view, onSort };
}

test('the caption names the table, and the first column names its rows', async () => {
  await renderTable();
  const table = screen.getByRole('table', { name: 'Друзья' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Анна', 'Борис']);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Анна500учится');
});

test('only a sortable column has a button, and it announces its order', async () => {
  await renderTable({ sort: { column: 'reward', direction: 'descending' } });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Друг', 'Награда']);
  expect(screen.getByRole('columnheader', { name: 'Награда' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Друг' })).not.toHaveAttribute('aria-sort');
});

test.each([
  ['Друг', { column: 'name', direction: 'ascending' }],
  ['Награда', { column: 'reward', direction: 'descending' }],
])('a press on «%s» requests the order %o', async (name, sort) => {
  const { user, onSort } = await renderTable({ sort: { column: 'reward', direction: 'ascending' } });
  await user.click(screen.getByRole('button', { name }));
  expect(onSort).toHaveBeenCalledWith(sort);
});

test('a table without rows says so', async () => {
  await renderTable({ shown: [] });
  expect(screen.getByRole('cell', { name: 'Пока никого' })).toBeVisible();
});
