import { Button } from '@cabinet/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhoneCodePanel.module.css';
import type { PhoneCodePanelProps } from './phoneCodePanelProps.ts';
import { SentCode } from './SentCode.tsx';

/**
 * The panel under the phone: sends a code, checks it, and shows the result (§4 Phone verification, R3-R5).
 */
export function PhoneCodePanel(props: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const { state, busy, obstacle, error, onSend } = props;
  const noteId = useId();
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
      <Button
        variant="ink"
        onClick={onSend}
        busy={busy === 'sending'}
        disabled={obstacle !== null}
        aria-describedby={noteId}
      >
        {t('phone.code.send')}
      </Button>
      <p id={noteId} className={error ? styles.error : styles.note} role={error ? 'alert' : undefined}>
        {error ?? obstacle ?? t('phone.code.why')}
      </p>
    </div>
  );
}
