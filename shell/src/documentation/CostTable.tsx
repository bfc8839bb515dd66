import { useFormats } from '@cabinet/i18n/useFormats';
import { Table, type TableSort } from '@cabinet/ui/Table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import costs, { type ComponentCost } from '#documentation-costs';
import styles from './CostTable.module.css';

const COMPONENTS = costs.filter(({ component }) => component !== '*');

/** Shows the transferred size of each component, largest or smallest first. */
export function CostTable() {
  const { t } = useTranslation('documentation');
  const { formatNumber } = useFormats();
  const [sort, setSort] = useState<TableSort>({ column: 'component', direction: 'ascending' });
  const size = (bytes: number) => (bytes > 0 ? formatNumber(bytes) : '–');
  const figures = (['js', 'css', 'whole'] as const).map((id) => ({
    id,
    title: t(`costs.${id}`),
    align: 'end' as const,
    isSortable: true,
    cell: (cost: ComponentCost) => size(cost[id]),
  }));
  return (
    <section className={styles.costs}>
      <h2>{t('costs.title')}</h2>
      <p className={styles.text}>{t('costs.text')}</p>
      <Table
        caption={t('costs.caption')}
        columns={[
          {
            id: 'component',
            title: t('costs.component'),
            isSortable: true,
            cell: ({ component }) => component,
          },
          ...figures,
          { id: 'later', title: t('costs.later'), align: 'end', cell: (cost) => later(cost, size) },
        ]}
        rows={COMPONENTS.toSorted(by(sort))}
        rowKey={({ component }) => component}
        sort={sort}
        onSort={setSort}
        empty=""
      />
    </section>
  );
}

function later({ later, libraries }: ComponentCost, size: (bytes: number) => string): string {
  return [size(later), ...libraries].join(' + ');
}

function by({ column, direction }: TableSort) {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: ComponentCost, other: ComponentCost) => {
    const [a, b] = [one, other].map((cost) => cost[column as 'component' | 'js' | 'css' | 'whole']);
    return sign * (typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b), 'en'));
  };
}
