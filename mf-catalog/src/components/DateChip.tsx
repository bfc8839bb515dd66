import { asProgrammeClock } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n';
import styles from './DateChip.module.css';

/** The day of an event, on its picture. */
export function DateChip({ date }: { date: string }) {
  const { formatShortMonth } = useFormats();
  const day = asProgrammeClock(new Date(date));
  return (
    <span className={styles.chip}>
      <b className={styles.day}>{day.getDate()}</b>{' '}
      <span className={styles.month}>{formatShortMonth(day)}</span>
    </span>
  );
}
