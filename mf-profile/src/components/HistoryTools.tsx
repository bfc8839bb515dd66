import type { Operation } from '@cabinet/contracts/operations';
import type { AccountStatement } from '@cabinet/domain/statement';
import { Chip, Select } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { type Days, usualDays } from '../domain/days.ts';
import { type HistoryView, type Movement, reasonsIn } from '../domain/history.ts';
import { DayField } from './DayField.tsx';
import styles from './HistoryTools.module.css';
import { Statement } from './Statement.tsx';

interface HistoryToolsProps {
  /** All operations. */
  operations: readonly Operation[];
  /** The statement of the chosen days. */
  statement: AccountStatement<Operation>;
  /** The operations of the statement that the list shows. */
  shown: readonly Movement[];
  owner: string;
  view: HistoryView;
  onView(view: HistoryView): void;
}

/** The filters of the history and the statement of the chosen days. */
export function HistoryTools({ operations, statement, shown, owner, view, onView }: HistoryToolsProps) {
  const { t } = useTranslation('mf-profile-later');
  const isBackwards = view.from !== null && view.to !== null && view.from > view.to;
  return (
    <div className={styles.tools}>
      <div className={styles.filters}>
        <Select
          label={t('history.type')}
          value={view.type ?? ''}
          onChange={(event) => onView({ ...view, type: event.target.value || null })}
        >
          <option value="">{t('history.anyType')}</option>
          {reasonsIn(operations).map((name) => (
            <option key={name} value={name}>
              {t(`mf-profile:reason.${name}`)}
            </option>
          ))}
        </Select>
        <UsualDays days={view} onDays={(days) => onView({ ...view, ...days })} />
        <div className={styles.days}>
          <DayField label={t('history.from')} day={view.from} onDay={(from) => onView({ ...view, from })} />
          <DayField
            label={t('history.to')}
            day={view.to}
            error={isBackwards ? t('history.backwards') : null}
            onDay={(to) => onView({ ...view, to })}
          />
        </div>
      </div>
      <Statement statement={statement} shown={shown} days={view} owner={owner} />
    </div>
  );
}

interface UsualDaysProps {
  days: Days;
  onDays(days: Days): void;
}

function UsualDays({ days, onDays }: UsualDaysProps) {
  const { t } = useTranslation('mf-profile-later');
  const choices = [{ name: 'all', days: { from: null, to: null } }, ...usualDays(new Date())] as const;
  return (
    <fieldset className={styles.usual} aria-label={t('history.period')}>
      {choices.map((choice) => (
        <Chip
          key={choice.name}
          pressed={choice.days.from === days.from && choice.days.to === days.to}
          onClick={() => onDays(choice.days)}
        >
          {t(`history.days.${choice.name}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
