import { Panel, PhoneText } from '@cabinet/ui';
import { ResendCode } from '@cabinet/ui/form';
import { InputCode } from '@cabinet/ui/InputCode';
import { Trans } from '@cabinet/ui/later';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneCodePanelProps } from './phoneCodePanelProps.ts';
import styles from './SentCode.module.css';

/** The participant has just requested the code, so the field takes the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** The field for the code, with a resend after the wait. The parent is the phone's form. */
export function SentCode({ phone, secondsLeft, busy, obstacle, error, ...on }: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const [code, setCode] = useState('');

  function edit(digits: string) {
    setCode(digits);
    on.onEdit();
  }

  return (
    <Panel className={styles.panel}>
      <InputCode
        label={t('phone.code.label')}
        hint={<Trans t={t} i18nKey="phone.code.sentTo" components={{ phone: <PhoneText phone={phone} /> }} />}
        name="code"
        value={code}
        onChange={edit}
        onComplete={on.onCode}
        error={error ?? obstacle}
        busy={busy === 'checking'}
        ref={takeFocus}
      />
      <ResendCode
        secondsLeft={secondsLeft}
        busy={busy === 'sending'}
        disabled={obstacle !== null}
        onSend={on.onSend}
      />
    </Panel>
  );
}
