import { buttonClass } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours, paths } from '../paths.ts';

/** The one thing to do with tokens, or why it cannot be done yet. */
export function Spending({ access }: { access: 'open' | 'enrol' | 'no-card' }) {
  const { t } = useTranslation('mf-profile');
  const look = buttonClass({ variant: 'accent' });
  if (access === 'enrol') return <p>{t('balance.catalogueClosed')}</p>;
  if (access === 'open') {
    return (
      <Link className={look} to={neighbours.catalogue}>
        {t('balance.spend')}
      </Link>
    );
  }
  return (
    <>
      <Link className={look} to={paths.getCard}>
        {t('card.get')}
      </Link>
      <p>{t('card.virtualText')}</p>
    </>
  );
}
