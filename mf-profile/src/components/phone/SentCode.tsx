import { codeFormSchema } from '@cabinet/domain/forms/code';
import { Panel, PhoneText } from '@cabinet/ui';
import { CodeFormField, ResendCode, useSchemaForm } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import type { PhoneCodePanelProps } from './phoneCodePanelProps.ts';
import styles from './SentCode.module.css';

/**
 * The form for the code, with a resend after the wait. The form of the phone contains this panel, so the code
 * has no `<form>` and no button. A complete code is sent at once.
 */
export function SentCode({ phone, secondsLeft, busy, obstacle, error, issue, ...on }: PhoneCodePanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const form = useSchemaForm(codeFormSchema, { code: '' });
  const check = form.handleSubmit(async ({ code }) => {
    const message = await on.onCode(code);
    if (message !== null) form.setError('code', { type: 'server', message });
  });

  return (
    <Panel className={styles.panel}>
      <CodeFormField
        control={form.control}
        name="code"
        label={t('phone.code.label')}
        hint={
          obstacle ?? (
            <Trans t={t} i18nKey="phone.code.sentTo" components={{ phone: <PhoneText phone={phone} /> }} />
          )
        }
        refusal={error ?? (form.formState.errors.code ? null : issue)}
        readOnly={obstacle !== null}
        // The participant has just requested the code, so the field takes the focus.
        autoFocus
        onComplete={() => void check()}
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
