import type { Operation } from '@cabinet/contracts/operations';
import type { AccountStatement } from '@cabinet/domain/statement';
import { dayOf, useFormats } from '@cabinet/i18n';
import { Button, saveFile } from '@cabinet/ui';
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csv } from '../domain/csv.ts';
import type { Days } from '../domain/days.ts';
import type { Movement } from '../domain/history.ts';
import styles from './Statement.module.css';
import { useReason } from './useReason.ts';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface StatementProps {
  statement: AccountStatement<Operation>;
  /** The operations of the statement that the list shows. */
  shown: readonly Movement[];
  days: Days;
  /** Name of the participant. */
  owner: string;
}

/** Opening balance, operations and closing balance, which add up on screen, on paper and in the file. */
export function Statement({ statement, shown, days, owner }: StatementProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate, formatMovement, formatTokens } = useFormats();
  const table = useTable();
  const to = days.to ?? dayOf(new Date());
  const title = days.from
    ? t('statement.period', { from: formatDate(days.from), to: formatDate(to) })
    : t('statement.until', { to: formatDate(to) });

  function save() {
    const name = [t('statement.file'), days.from, to].filter(Boolean).join('-');
    saveFile(new Blob([csv(table(shown))], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  }

  return (
    <section className={styles.statement} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <p className={styles.owner}>{owner}</p>
      <dl className={styles.account}>
        <Line title={t('statement.opening')} figure={formatTokens(statement.opening)} />
        <Line title={t('statement.accrued')} figure={formatMovement(statement.accrued)} />
        <Line title={t('statement.charged')} figure={formatMovement(-statement.charged)} />
        <Line title={t('statement.closing')} figure={formatTokens(statement.closing)} />
      </dl>
      <div className={styles.actions}>
        <Button variant="line" size="sm" onClick={save} disabled={shown.length === 0}>
          <Download {...ICON} />
          {t('statement.save')}
        </Button>
        <Button variant="line" size="sm" onClick={() => window.print()}>
          <Printer {...ICON} />
          {t('statement.print')}
        </Button>
      </div>
    </section>
  );
}

function Line({ title, figure }: { title: string; figure: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** The operations as a table. Amounts are plain numbers, so that a spreadsheet can add them. */
function useTable() {
  const { t } = useTranslation('mf-profile-later');
  const { formatDateTime } = useFormats();
  const reasonOf = useReason();
  const columns = ['date', 'reason', 'note', 'amount', 'balance'] as const;
  return (movements: readonly Movement[]) => [
    columns.map((column) => t(`statement.column.${column}`)),
    ...movements.map((movement) => {
      const { reason, note } = reasonOf(movement);
      const figures = [String(movement.amount), String(movement.balanceAfter ?? '')];
      return [formatDateTime(movement.date), reason, note, ...figures];
    }),
  ];
}
