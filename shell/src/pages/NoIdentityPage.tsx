import { Button } from '@cabinet/ui/Button';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './StatePage.module.css';
import { StatePage } from './StatePage.tsx';

/** Nobody can be signed in, because the identity service does not answer. */
export function NoIdentityPage() {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.alone}>
      <StatePage
        icon={<KeyRound size={28} />}
        title={t('noIdentity.title')}
        lines={[t('noIdentity.text')]}
        action={
          <Button variant="accent" onClick={() => location.reload()}>
            {t('noIdentity.retry')}
          </Button>
        }
      />
    </main>
  );
}
