import { buttonClass } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours, paths } from '../paths.ts';
import styles from './Spending.module.css';

interface SpendingProps {
  access: 'open' | 'enrol' | 'no-card';
  tuition: 'open' | 'enrol' | 'no-contract';
}

/** The ways to spend tokens: the catalogue and tuition. A closed way shows its reason. */
export function Spending({ access, tuition }: SpendingProps) {
  const { t } = useTranslation('mf-profile');
  const look = buttonClass({ variant: 'accent' });
  if (access === 'enrol') return <p>{t('balance.catalogueClosed')}</p>;
  if (access === 'no-card') {
    return (
      <>
        <Link className={look} to={paths.getCard}>
          {t('card.get')}
        </Link>
        <p>{t('card.virtualText')}</p>
      </>
    );
  }
  return (
    <>
      <Link className={look} to={neighbours.catalogue}>
        <span className={styles.wide}>{t('balance.spend')}</span>
        <span className={styles.narrow}>{t('balance.spendShort')}</span>
      </Link>
      {tuition === 'open' ? (
        <Link className={buttonClass({ variant: 'stage' })} to={neighbours.tuition}>
          {t('balance.tuition')}
        </Link>
      ) : (
        <p>{t(`balance.noTuition.${tuition}`)}</p>
      )}
    </>
  );
}
