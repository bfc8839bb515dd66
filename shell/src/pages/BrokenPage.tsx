import { buttonClass } from '@cabinet/ui/Button';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './StatePage.tsx';

/**
 * §8: the general error message. The link loads a new page, because the code of this page may be the cause.
 */
export function BrokenPage() {
  const { t } = useTranslation('shell');
  return (
    <StatePage
      icon={<CircleAlert size={28} />}
      title={t('broken.title')}
      lines={[t('broken.text')]}
      action={
        <a className={buttonClass({ variant: 'accent' })} href="/my/">
          {t('broken.action')}
        </a>
      }
    />
  );
}
