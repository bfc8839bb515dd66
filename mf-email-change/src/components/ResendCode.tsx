import { clockText } from '@cabinet/domain/code';
import { Button, VisuallyHidden } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './ResendCode.module.css';

export interface ResendCodeProps {
  /** Until another code may be sent. */
  secondsLeft: number;
  busy: boolean;
  isOff: boolean;
  noteId: string;
  onSend(): void;
}

/** Another code, once the wait for it is over (R3). */
export function ResendCode({ secondsLeft, busy, isOff, noteId, onSend }: ResendCodeProps) {
  const { t } = useTranslation('mf-email-change');
  const isWaiting = secondsLeft > 0;
  return (
    <>
      {isWaiting ? (
        <p className={styles.wait} aria-hidden="true">
          {t('code.again')} <b>{clockText(secondsLeft)}</b>
        </p>
      ) : (
        <Button variant="quiet" busy={busy} disabled={isOff} aria-describedby={noteId} onClick={onSend}>
          {t('code.resend')}
        </Button>
      )}
      {/* The start and the end of the wait are heard, not each second of it (R3). */}
      <VisuallyHidden role="status">{t(isWaiting ? 'code.heardSent' : 'code.heardAgain')}</VisuallyHidden>
    </>
  );
}
