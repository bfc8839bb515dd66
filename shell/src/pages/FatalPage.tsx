import { configAtom } from '@cabinet/state/config';
import { loadUser } from '@cabinet/state/user';
import { Button } from '@cabinet/ui/Button';
import { useAtomValue } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBodyClass } from '../layout/useBodyClass.ts';
import { StatePage } from './StatePage.tsx';

/** §8 cabinet-off screen: the start failed to load essential data (R12). */
export function FatalPage() {
  const { t } = useTranslation('shell');
  const email = useAtomValue(configAtom)?.support.email;
  useBodyClass('fatal');
  return (
    <StatePage
      icon={<CloudOff size={28} />}
      title={t('fatal.title')}
      lines={[t('fatal.text')]}
      contact={email ? { text: t('fatal.contact', { email }), email } : undefined}
      action={
        <Button variant="accent" onClick={() => void loadUser()}>
          {t('fatal.retry')}
        </Button>
      }
    />
  );
}
