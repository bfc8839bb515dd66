import type { Deal } from '@cabinet/contracts/members';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './Deals.module.css';

/** The participant's contracts of study with their payment status (§3 Deal). */
export function Deals({ deals }: { deals: readonly Deal[] }) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <ul className={styles.deals}>
      {deals.map(({ id, docNum, stageId }) => (
        <li key={id} className={styles.deal}>
          {docNum ?? id}
          {stageId === 'WON' ? (
            <Tag tone="success">{t('about.dealPaid')}</Tag>
          ) : (
            <Tag tone="quiet">{t('about.dealOpen')}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}
