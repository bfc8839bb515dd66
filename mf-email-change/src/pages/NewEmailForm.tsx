import { newEmailFormSchema } from '@cabinet/domain/forms/emailChange';
import { isViewAsAtom, useFormDraft } from '@cabinet/state';
import { Form, SubmitButton, TextFormField, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { StepAction } from '../components/StepAction.tsx';
import { StepFailure } from '../components/StepFailure.tsx';
import styles from './Step.module.css';
import type { StepProps } from './stepProps.ts';

/** §4 (2): the form for the new e-mail. The draft is kept until it is sent. */
export function NewEmailForm({ client, change, obstacle }: StepProps) {
  const { t } = useTranslation('mf-email-change');
  const isViewAs = useAtomValue(isViewAsAtom);
  const form = useSchemaForm(newEmailFormSchema(client.email), { email: '' });
  useFormDraft(form, 'email-change');
  const error = change.errors.request;
  const isTold = error !== undefined && error.code !== 'same_email';

  return (
    <Form
      className={styles.step}
      form={form}
      obstacle={obstacle}
      isReadOnly={isViewAs || change.busy !== null}
      refusals={{ same_email: { email: 'sameEmail' } }}
      onSubmit={({ email }) => change.request(email)}
      onEdit={() => change.forget('request')}
    >
      <div className={styles.field}>
        <TextFormField
          control={form.control}
          name="email"
          type="email"
          autoComplete="email"
          label={t('address.label')}
          hint={t('address.hint')}
        />
      </div>
      <StepAction obstacle={obstacle} error={isTold && <StepFailure step="request" error={error} />}>
        {(noteId) => <SubmitButton aria-describedby={noteId}>{t('address.action')}</SubmitButton>}
      </StepAction>
    </Form>
  );
}
