import { sessionAtom, writeObstacleAtom } from '@cabinet/state';
import { Button, ConfirmDialog } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CodeField } from '../../components/CodeField.tsx';
import { LeaveFacts, type Leaving } from '../../components/LeaveFacts.tsx';
import { useLeaving } from '../../data/useLeaving.ts';
import { neighbours } from '../../paths.ts';
import { useLeaveProblem } from '../useLeaveProblem.ts';
import styles from './Privacy.module.css';

/** Leaving the programme: what it means, a code from a letter, one last question. */
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

function LeaveByCode() {
  const { t } = useTranslation('mf-profile-later');
  const email = useAtomValue(sessionAtom)?.email;
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const { isSent, secondsLeft, busy, error, send, leave } = useLeaving();
  const [code, setCode] = useState<string | null>(null);
  const [stays, setStays] = useState(0);
  const problem = useLeaveProblem(error);
  const noteId = useId();
  const obstacle = writeObstacle && t(`obstacle.${writeObstacle}`);

  async function confirm() {
    if (code !== null && !obstacle) await leave(code);
    setCode(null);
  }

  function stay() {
    setCode(null);
    setStays(stays + 1);
  }

  if (!isSent || writeObstacle === 'view-as') {
    return (
      <>
        <Button
          variant="line"
          busy={busy === 'sending'}
          disabled={obstacle !== null}
          aria-describedby={noteId}
          onClick={() => void send()}
        >
          {t('privacy.leave.send')}
        </Button>
        <p className={styles.text} id={noteId} aria-live="polite">
          {problem ?? obstacle ?? t('privacy.leave.sendNote', { email })}
        </p>
      </>
    );
  }
  return (
    <div className={styles.code}>
      <CodeField
        // Who thought better of it would type the code anew.
        key={stays}
        label={t('privacy.leave.code')}
        sentTo={t('privacy.leave.sentTo', { email })}
        secondsLeft={secondsLeft}
        busy={busy}
        obstacle={obstacle}
        error={problem}
        onSend={() => void send()}
        onCode={setCode}
      />
      <ConfirmDialog
        open={code !== null}
        title={t('privacy.leave.sure')}
        text={t('privacy.leave.sureText')}
        confirmText={t('privacy.leave.confirm')}
        cancelText={t('privacy.leave.stay')}
        isDangerous
        busy={busy === 'checking'}
        error={obstacle}
        onConfirm={() => void confirm()}
        onCancel={stay}
      />
    </div>
  );
}
