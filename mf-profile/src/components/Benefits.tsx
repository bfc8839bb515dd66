import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import type { Benefit } from '../domain/benefits.ts';
import styles from './Benefits.module.css';

/** The benefits of a card, as figures with captions. For use on the stage. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const { t } = useTranslation('mf-profile');
  const { formatNumber, formatPercent } = useFormats();
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ name, amount, isPercent }) => (
        <li key={name} className={styles.benefit}>
          <b>{isPercent ? formatPercent(amount) : formatNumber(amount)}</b> {t(`getCard.benefit.${name}`)}
        </li>
      ))}
    </ul>
  );
}
