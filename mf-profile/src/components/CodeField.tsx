import { clockText } from '@cabinet/domain/code';
import { Button, VisuallyHidden } from '@cabinet/ui';
import { InputCode } from '@cabinet/ui/InputCode';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CodeField.module.css';

export interface CodeFieldProps {
  label: string;
  /** Where the code has gone, in words. */
  sentTo: ReactNode;
  /** Until another one may be sent (R3). */
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** Why nothing can be sent at all: no network, somebody else's cabinet. */
  obstacle: string | null;
  /** What went wrong last. */
  error: string | null;
  onSend: () => void;
  onCode: (code: string) => void;
}

/** Takes a code that was sent, and sends another one when its time has come (R3-R5). */
export function CodeField({ secondsLeft, busy, obstacle, error, onSend, onCode, ...props }: CodeFieldProps) {
  const { t } = useTranslation('mf-profile-later');
  const [code, setCode] = useState('');
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <InputCode
        label={props.label}
        name="code"
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={error ?? obstacle}
        busy={busy === 'checking'}
        // The code was asked for: it is what comes next.
        autoFocus
      />
      <div className={styles.resend}>
        <p className={styles.note}>{props.sentTo}</p>
        {isWaiting ? (
          <p className={styles.note} aria-hidden="true">
            {t('phone.code.again')} <b className={styles.time}>{clockText(secondsLeft)}</b>
          </p>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            onClick={onSend}
            busy={busy === 'sending'}
            disabled={obstacle !== null}
          >
            {t('phone.code.resend')}
          </Button>
        )}
        {/* The start and the end of the wait are heard, not each second of it (R3). */}
        <VisuallyHidden role="status">
          {t(isWaiting ? 'phone.code.heardSent' : 'phone.code.heardAgain')}
        </VisuallyHidden>
      </div>
    </>
  );
}
