import { Button } from '@cabinet/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LeaveFacts, type Leaving } from '../../components/LeaveFacts.tsx';
import { neighbours } from '../../paths.ts';
import { LeaveByCode } from './LeaveByCode.tsx';
import styles from './Privacy.module.css';

/** Leaving the programme: consequences, code from a letter, final confirmation. */
export function Leave({ leaving }: { leaving: Leaving | null }) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <section className={styles.part}>
      <h3>{t('privacy.leave.title')}</h3>
      {leaving ? (
        <>
          <LeaveFacts leaving={leaving} />
          {leaving.refusal ? <Refused refusal={leaving.refusal} /> : <LeaveByCode />}
        </>
      ) : (
        <p className={styles.text}>{t('privacy.leave.unknown')}</p>
      )}
    </section>
  );
}

function Refused({ refusal }: { refusal: NonNullable<Leaving['refusal']> }) {
  const { t } = useTranslation('mf-profile-later');
  const noteId = useId();
  return (
    <>
      <Button variant="line" disabled aria-describedby={noteId}>
        {t('privacy.leave.send')}
      </Button>
      <p className={styles.text} id={noteId}>
        {t(`privacy.leave.refusal.${refusal}`)}{' '}
        <Link to={refusal === 'open-orders' ? neighbours.orders : neighbours.support}>
          {t(`privacy.leave.way.${refusal}`)}
        </Link>
      </p>
    </>
  );
}
