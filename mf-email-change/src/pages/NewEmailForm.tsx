import { isViewAsAtom, useDraft } from '@cabinet/state';
import { Button, TextField } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepAction } from '../components/StepAction.tsx';
import { StepFailure } from '../components/StepFailure.tsx';
import { newEmail, newEmailFault } from '../domain/newEmail.ts';
import styles from './Step.module.css';
import type { StepProps } from './stepProps.ts';

/** §4 (2): the new e-mail, kept until it is sent. */
export function NewEmailForm({ client, change, obstacle }: StepProps) {
  const { t } = useTranslation('mf-email-change');
  const isViewAs = useAtomValue(isViewAsAtom);
  const email = useDraft('email-change', '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fault = newEmailFault(email.value, client.email);
  const error = change.errors.request;

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault) field.current?.focus();
    else if (await change.request(newEmail(email.value))) email.drop();
  }

  function edit(text: string) {
    email.edit(text);
    if (error) change.forget('request');
  }

  return (
    <form className={styles.step} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.field}>
        <TextField
          ref={field}
          type="email"
          autoComplete="email"
          label={t('address.label')}
          hint={t('address.hint')}
          error={isTried && fault ? t(`address.fault.${fault}`) : null}
          value={email.value}
          readOnly={isViewAs || change.busy !== null}
          onChange={(event) => edit(event.target.value)}
        />
      </div>
      <StepAction obstacle={obstacle} error={error && <StepFailure step="request" error={error} />}>
        {(noteId) => (
          <Button
            type="submit"
            busy={change.busy === 'request'}
            disabled={obstacle !== null}
            aria-describedby={noteId}
          >
            {t('address.action')}
          </Button>
        )}
      </StepAction>
    </form>
  );
}
