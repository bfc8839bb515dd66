import { useTranslation } from '@cabinet/i18n/useTranslation';
import { use } from 'react';
import { Alert } from '../Alert.tsx';
import { type Failure, WriteFailure } from '../LoadFailure.tsx';
import { FormContext } from './formContext.ts';

export interface FormFailureProps {
  /** The error of another button of the form. */
  error?: Failure | undefined;
}

/** Shows why the form cannot send, or failed to send: an obstacle, or the service's answer. */
export function FormFailure({ error }: FormFailureProps) {
  const { t } = useTranslation('form');
  const form = use(FormContext);
  const { obstacle, noteId } = form ?? {};
  const failure = form?.failure ?? error;
  if (!obstacle && !failure) return null;
  return (
    <div id={noteId}>
      <Alert tone={obstacle ? 'info' : 'danger'}>
        {obstacle ||
          (failure?.code === 'changed' ? t('conflict.told') : failure && <WriteFailure error={failure} />)}
      </Alert>
    </div>
  );
}
