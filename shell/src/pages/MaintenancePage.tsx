import { configAtom } from '@cabinet/state/config';
import { Button } from '@cabinet/ui/Button';
import { useAtomValue } from 'jotai';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBodyClass } from '../layout/useBodyClass.ts';
import styles from './StatePage.module.css';
import { StatePage } from './StatePage.tsx';

/** §1 maintenance mode. Also appears if the configuration is missing or invalid (CONTRACT §3). */
export function MaintenancePage() {
  const { t } = useTranslation('shell');
  const email = useAtomValue(configAtom)?.support.email;
  useBodyClass('maintenance');
  return (
    <main className={styles.alone}>
      <StatePage
        icon={<Wrench size={28} />}
        title={t('maintenance.title')}
        lines={[t('maintenance.text')]}
        contact={email ? { text: t('maintenance.contact', { email }), email } : undefined}
        action={
          <Button variant="accent" onClick={() => location.reload()}>
            {t('maintenance.retry')}
          </Button>
        }
      />
    </main>
  );
}
