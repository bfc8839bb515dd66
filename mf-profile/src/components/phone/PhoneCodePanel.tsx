import { Button } from '@cabinet/ui/Button';
import { InputCode } from '@cabinet/ui/InputCode';
import { Panel } from '@cabinet/ui/Panel';
import { VisuallyHidden } from '@cabinet/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesText } from '../../domain/minutesText.ts';
import { phoneLine } from '../../domain/phoneLine.ts';
import styles from './PhoneCodePanel.module.css';

export interface PhoneCodePanelProps {
  phone: string;
  state: 'open' | 'sent' | 'verified';
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** Why nothing can be sent at all: no network, somebody else's cabinet. */
  obstacle: string | null;
  /** What went wrong last. */
  error: string | null;
  onSend: () => void;
  onCode: (code: string) => void;
}

/** Under the phone: sends a code, takes it, and says how it stands (§4 Phone verification, R3-R5). */
export function PhoneCodePanel(props: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const { state, busy, obstacle, error, onSend } = props;
  if (state === 'verified') {
    return (
      <p className={styles.verified} role="status">
        {t('phone.code.verified')}
      </p>
    );
  }
  if (state === 'sent') return <CodeField {...props} />;
  return (
    <div className={styles.ask}>
      <Button variant="ink" onClick={onSend} busy={busy === 'sending'} disabled={obstacle !== null}>
        {t('phone.code.send')}
      </Button>
      <p className={error ? styles.error : styles.note} role={error ? 'alert' : undefined}>
        {error ?? obstacle ?? t('phone.code.why')}
      </p>
    </div>
  );
}

function CodeField({ phone, secondsLeft, busy, obstacle, error, onSend, onCode }: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const [code, setCode] = useState('');
  const isWaiting = secondsLeft > 0;
  return (
    <Panel className={styles.panel}>
      <InputCode
        label={t('phone.code.label')}
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
        <p className={styles.note}>{t('phone.code.sentTo', { phone: phoneLine(phone) })}</p>
        {isWaiting ? (
          <p className={styles.note} aria-hidden="true">
            {t('phone.code.again')} <b className={styles.time}>{minutesText(secondsLeft)}</b>
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
    </Panel>
  );
}
