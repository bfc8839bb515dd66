import { buttonClass } from '@cabinet/ui/Button';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './StatePage.tsx';

/** §8 the generic words for what broke. A whole new page is the way out: the code of this one may be the reason. */
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
