import { sessionAtom, writeObstacleAtom } from '@cabinet/state';
import { Button } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveProblem } from '../../data/useLeaveProblem.ts';
import { useLeaving } from '../../data/useLeaving.ts';
import { LeaveForm } from './LeaveForm.tsx';
import styles from './Privacy.module.css';

/** Requests a letter with a code, then shows the form for the code. */
export function LeaveByCode() {
  const { t } = useTranslation('mf-profile-later');
  const email = useAtomValue(sessionAtom)?.email ?? '';
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const leaving = useLeaving();
  const problemOf = useLeaveProblem();
  const noteId = useId();
  const obstacle = writeObstacle && t(`obstacle.${writeObstacle}`);

  if (leaving.isSent && writeObstacle !== 'view-as')
    return <LeaveForm leaving={leaving} email={email} obstacle={obstacle} />;
  const { sendError } = leaving;
  return (
    <>
      <Button
        variant="line"
        busy={leaving.isSending}
        disabled={obstacle !== null}
        aria-describedby={noteId}
        onClick={() => void leaving.send()}
      >
        {t('privacy.leave.send')}
      </Button>
      <p className={styles.text} id={noteId} aria-live="polite">
        {sendError ? problemOf(sendError) : (obstacle ?? t('privacy.leave.sendNote', { email }))}
      </p>
    </>
  );
}
