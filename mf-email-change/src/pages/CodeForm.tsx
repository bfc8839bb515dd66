import { type CodeOutput, codeFormSchema } from '@cabinet/domain/forms/code';
import { isViewAsAtom, useSecondsLeft } from '@cabinet/state';
import { CodeFormField, Form, FormRefusal, ResendCode, SubmitButton, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { StepAction } from '../components/StepAction.tsx';
import { StepFailure } from '../components/StepFailure.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import styles from './Step.module.css';
import type { StepProps } from './stepProps.ts';

/** §4 (6): the form for the code from the letter, with actions to send another letter or to cancel. */
export function CodeForm(props: StepProps) {
  const { view, change, obstacle } = props;
  const { t } = useTranslation('mf-email-change');
  const form = useSchemaForm(codeFormSchema, { code: '' });
  const isReadOnly = useAtomValue(isViewAsAtom);
  const secondsLeft = useSecondsLeft(change.sent);
  const { confirm, send: unsent } = change.errors;
  // Hide the error until the number of attempts is reloaded.
  const refusal = change.busy === 'confirm' ? undefined : confirm;
  async function check({ code }: CodeOutput) {
    if (await change.confirm(code)) return;
    // Select the refused code, so that the next code replaces it.
    form.setFocus('code', { shouldSelect: true });
    throw new FormRefusal();
  }

  return (
    <Form
      className={styles.step}
      form={form}
      obstacle={obstacle}
      isReadOnly={isReadOnly}
      onSubmit={check}
      onEdit={() => change.forget('confirm')}
    >
      <CodeFormField
        control={form.control}
        name="code"
        label={t('code.label')}
        refusal={refusal && <StepFailure step="confirm" error={refusal} left={view.attempts?.left} />}
      />
      <StepAction obstacle={obstacle} error={unsent && <StepFailure step="send" error={unsent} />}>
        {(noteId) => (
          <>
            <SubmitButton aria-describedby={noteId}>{t('code.action')}</SubmitButton>
            <ResendCode
              secondsLeft={secondsLeft}
              busy={change.busy === 'send'}
              aria-describedby={noteId}
              onSend={() => void change.send()}
            />
            <CancelRequest {...props} noteId={noteId} />
          </>
        )}
      </StepAction>
    </Form>
  );
}
