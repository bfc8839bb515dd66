import { Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './TuitionSums.module.css';

/** The balance, the amount, and the rest if there are enough tokens. */
export function TuitionSums({ available, amount }: { available: number; amount: number }) {
  const { t } = useTranslation('mf-orders-later');
  const rest = available - amount;
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{t('tuition.available')}</dt>
        <dd>
          <Tokens amount={available} />
        </dd>
      </div>
      <div>
        <dt>{t('tuition.charge')}</dt>
        <dd>
          <Tokens amount={amount} />
        </dd>
      </div>
      {rest >= 0 && (
        <div className={styles.rest}>
          <dt>{t('tuition.rest')}</dt>
          <dd>
            <Tokens amount={rest} />
          </dd>
        </div>
      )}
    </dl>
  );
}
