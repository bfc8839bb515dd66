import { configAtom } from '@cabinet/state/config';
import { buttonClass } from '@cabinet/ui/Button';
import { useAtomValue } from 'jotai';
import { CreditCard, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatePage } from './StatePage.tsx';

/** In the main area's place while the card is off (status 2) or blocked (status 5) (R2). */
export function CardOffPage({ state }: { state: 'off' | 'blocked' }) {
  const { t } = useTranslation('shell');
  const email = useAtomValue(configAtom)?.support.email ?? '';
  const isBlocked = state === 'blocked';
  return (
    <StatePage
      icon={isBlocked ? <Lock size={28} /> : <CreditCard size={28} />}
      title={t(`${state}.title`)}
      lines={[t(`${state}.text`), ...(isBlocked ? [t('blocked.contact', { email })] : [])]}
      action={
        <Link className={buttonClass({ variant: 'accent' })} to="/support">
          {t(`${state}.action`)}
        </Link>
      }
    />
  );
}
