import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  /** The heading of the column. On a phone, it is beside each value. */
  title: string;
  cell(row: Row): ReactNode;
  /** The heading is a button that sorts. */
  isSortable?: boolean | undefined;
  /** Use `end` for figures. */
  align?: 'start' | 'end' | undefined;
}

export interface TableSort {
  /** The `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** The name of the table, above it. */
  caption: ReactNode;
  /** The first column names its row. */
  columns: readonly TableColumn<Row>[];
  /** In the visible order. The owner sorts. */
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** The current order of the rows. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Replaces the rows of an empty table. */
  empty: ReactNode;
}

/** Rows and columns. On a narrow screen, each row becomes a card with the titles beside its values. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, empty }: TableProps<Row>) {
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, title, align, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={index === 0 ? 'row' : undefined}
                    className={align === 'end' ? styles.end : undefined}
                    data-title={title}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type ColumnHeadProps = Omit<TableColumn<never>, 'cell'> & Pick<TableProps<never>, 'sort' | 'onSort'>;

function ColumnHead({ id, title, isSortable = false, align, sort, onSort }: ColumnHeadProps) {
  const direction = sort?.column === id ? sort.direction : undefined;
  const Sign = direction ? SIGNS[direction] : ChevronsUpDown;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classNames(align === 'end' && styles.end)} aria-sort={direction}>
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort?.({ column: id, direction: turned })}
        >
          {title}
          <Sign size={16} strokeWidth={1.8} aria-hidden="true" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const SIGNS = { ascending: ArrowUp, descending: ArrowDown };
