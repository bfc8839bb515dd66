import { Button } from '@cabinet/ui/Button';
import { useAtomValue } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signInAtom } from '../start.ts';
import styles from './StatePage.module.css';
import { StatePage } from './StatePage.tsx';

/**
 * Sign-in is impossible: the identity service does not answer, or the services reject the synthetic user
 * (D16).
 */
export function NoIdentityPage() {
  const { t } = useTranslation('shell');
  const isSynthetic = useAtomValue(signInAtom)?.isSynthetic;
  return (
    <main className={styles.alone}>
      <StatePage
        icon={<KeyRound size={28} />}
        title={t('noIdentity.title')}
        lines={[t(isSynthetic ? 'noIdentity.synthetic' : 'noIdentity.text')]}
        action={
          <Button variant="accent" onClick={() => location.reload()}>
            {t('noIdentity.retry')}
          </Button>
        }
      />
    </main>
  );
}
