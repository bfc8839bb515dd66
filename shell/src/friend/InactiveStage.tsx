import { useTranslation } from 'react-i18next';
import { NobodyStage } from './NobodyStage.tsx';
import styles from './stage.module.css';

/** R42: the card of the link cannot earn, so the link is not an invitation. */
export function InactiveStage() {
  const { t } = useTranslation('friend');
  return (
    <NobodyStage title={t('inactive.title')} text={<p className={styles.text}>{t('inactive.text')}</p>} />
  );
}
