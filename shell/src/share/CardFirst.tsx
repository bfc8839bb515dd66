import { buttonClass } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormLink } from './FormLink.tsx';

/** Leads to a card first, because only a participant with a card gets a reward. */
export function CardFirst({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('share');
  return (
    <>
      <p>{t('noCard.text')}</p>
      <Link className={buttonClass({ wide: true })} to="/get-card" onClick={onLeave}>
        {t('noCard.action')}
      </Link>
      <FormLink onLeave={onLeave} />
    </>
  );
}
