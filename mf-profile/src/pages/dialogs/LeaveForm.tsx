import { CodeFormField, Form, FormFailure, ResendCode } from '@cabinet/ui/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import { useLeaveForm } from '../../data/useLeaveForm.ts';
import type { LeavingByCode } from '../../data/useLeaving.ts';
import styles from './Privacy.module.css';

interface LeaveFormProps {
  leaving: LeavingByCode;
  /** The address that received the letter. */
  email: string;
  obstacle: string | null;
}

/** The form for the code from the letter. A complete code opens the final confirmation. */
export function LeaveForm({ leaving, email, obstacle }: LeaveFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { form, ...way } = useLeaveForm(leaving);
  const element = useRef<HTMLFormElement>(null);
  return (
    <>
      <Form
        ref={element}
        className={styles.code}
        form={form}
        obstacle={obstacle}
        isReadOnly={obstacle !== null}
        onSubmit={way.ask}
      >
        <CodeFormField
          control={form.control}
          name="code"
          label={t('privacy.leave.code')}
          hint={t('privacy.leave.sentTo', { email })}
          // The participant has just requested the code, so the field takes the focus.
          autoFocus
          onComplete={() => element.current?.requestSubmit()}
        />
        <FormFailure error={way.problem} />
        <ResendCode secondsLeft={leaving.secondsLeft} busy={leaving.isSending} onSend={way.sendAnother} />
      </Form>
      <LeaveQuestion
        open={way.isAsked}
        busy={leaving.isLeaving}
        error={obstacle}
        isDisabled={obstacle !== null}
        onConfirm={way.confirm}
        onCancel={way.stay}
      />
    </>
  );
}
