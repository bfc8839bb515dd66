import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  /** Heads the column; on a phone it stands beside each value. */
  title: string;
  cell(row: Row): ReactNode;
  /** Its heading is a button that sorts. */
  isSortable?: boolean | undefined;
  /** Figures stand at the end. */
  align?: 'start' | 'end' | undefined;
}

export interface TableSort {
  /** `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table, above it. */
  caption: ReactNode;
  /** The first one names its row. */
  columns: readonly TableColumn<Row>[];
  /** In the order shown: the owner sorts. */
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  /** In which order the rows stand. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** In place of rows where there are none. */
  empty: ReactNode;
}

/** Rows and columns; where there is little room each row becomes a card with the titles beside its values. */
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
