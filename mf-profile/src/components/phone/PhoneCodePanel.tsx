import { Button, Panel, PhoneText } from '@cabinet/ui';
import { ResendCode } from '@cabinet/ui/form';
import { InputCode } from '@cabinet/ui/InputCode';
import { Trans } from '@cabinet/ui/later';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  if (state === 'sent') return <SentCode {...props} />;
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

/** Takes the code, and sends another one when its time has come. It stands in the form of the phone. */
function SentCode({ phone, secondsLeft, busy, obstacle, error, onSend, onCode }: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const [code, setCode] = useState('');
  return (
    <Panel className={styles.panel}>
      <InputCode
        label={t('phone.code.label')}
        hint={<Trans t={t} i18nKey="phone.code.sentTo" components={{ phone: <PhoneText phone={phone} /> }} />}
        name="code"
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={error ?? obstacle}
        busy={busy === 'checking'}
        // The code was asked for: it is what comes next.
        autoFocus
      />
      <ResendCode
        secondsLeft={secondsLeft}
        busy={busy === 'sending'}
        disabled={obstacle !== null}
        onSend={onSend}
      />
    </Panel>
  );
}
