import { Button } from '@cabinet/ui/Button';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { forgetLeft } from '../auth/left.ts';
import styles from './StatePage.module.css';
import { StatePage } from './StatePage.tsx';

/** The participant has left the programme and is signed out. */
export function LeftPage() {
  const { t } = useTranslation('shell');

  function signIn() {
    forgetLeft();
    location.reload();
  }

  return (
    <main className={styles.alone}>
      <StatePage
        icon={<CircleCheck size={28} />}
        title={t('left.title')}
        lines={[t('left.text'), t('left.back')]}
        action={
          <Button variant="accent" onClick={signIn}>
            {t('left.signIn')}
          </Button>
        }
      />
    </main>
  );
}
