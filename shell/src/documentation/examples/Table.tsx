import { useFormats } from '@cabinet/i18n/useFormats';
import { Table, type TableSort } from '@cabinet/ui/Table';
import { Tag } from '@cabinet/ui/Tag';
import { Tokens } from '@cabinet/ui/Tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Operations() {
  const { t } = useTranslation('documentation');
  const { formatDate } = useFormats();
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const rows = [
    { id: 1, name: t('words.welcome'), date: '2024-02-03', amount: 250, isDone: true },
    { id: 2, name: t('words.friendPaid'), date: '2024-05-19', amount: 6400, isDone: false },
    { id: 3, name: t('words.thermos'), date: '2024-06-21', amount: -1890, isDone: true },
  ];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = (row: (typeof rows)[number]) => (sort.column === 'amount' ? row.amount : Date.parse(row.date));
  return (
    <Table
      caption={t('words.operations')}
      columns={[
        { id: 'name', title: t('words.operation'), cell: ({ name }) => name },
        { id: 'date', title: t('words.date'), isSortable: true, cell: ({ date }) => formatDate(date) },
        {
          id: 'state',
          title: t('words.state'),
          cell: ({ isDone }) => (
            <Tag tone={isDone ? 'success' : 'warning'}>{isDone ? t('words.done') : t('words.pending')}</Tag>
          ),
        },
        {
          id: 'amount',
          title: t('words.amount'),
          align: 'end',
          isSortable: true,
          cell: ({ amount }) => <Tokens amount={amount} isSigned />,
        },
      ]}
      rows={rows.toSorted((one, other) => sign * (key(one) - key(other)))}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      empty={t('words.nothing')}
    />
  );
}

export function Empty() {
  const { t } = useTranslation('documentation');
  return (
    <Table
      caption={t('words.operations')}
      columns={[
        { id: 'name', title: t('words.operation'), cell: () => null },
        { id: 'amount', title: t('words.amount'), align: 'end', cell: () => null },
      ]}
      rows={[]}
      rowKey={String}
      empty={t('words.nothing')}
    />
  );
}
