import { Chip } from '@cabinet/ui/Chip';
import { useTranslation } from 'react-i18next';
import styles from './FrequentReasons.module.css';

const REASONS = ['support', 'order', 'accrual', 'card'];

/** Shows the most frequent reasons. A press fills the field with the reason's text. */
export function FrequentReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.reasons}>
      {REASONS.map((name) => {
        const reason = t(`reason.often.${name}`);
        return (
          // Replace no-break spaces, because typed text has plain spaces.
          <Chip key={name} onClick={() => onChoose(reason.replaceAll('\u00a0', ' '))}>
            {reason}
          </Chip>
        );
      })}
    </div>
  );
}
