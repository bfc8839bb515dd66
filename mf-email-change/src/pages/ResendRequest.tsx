import { Button } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { StepAction } from '../components/StepAction.tsx';
import { StepFailure } from '../components/StepFailure.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import type { StepProps } from './stepProps.ts';

/** §4 (4): after the deadline the participant repeats or cancels the request. */
export function ResendRequest(props: StepProps) {
  const { client, change, obstacle } = props;
  const { t } = useTranslation('mf-email-change');
  const error = change.errors.request;
  return (
    <StepAction obstacle={obstacle} error={error && <StepFailure step="request" error={error} />}>
      {(noteId) => (
        <>
          <Button
            busy={change.busy === 'request'}
            disabled={obstacle !== null}
            aria-describedby={noteId}
            onClick={() => void change.request(client.change_client_email ?? '').catch(() => {})}
          >
            {t('again.action')}
          </Button>
          <CancelRequest {...props} noteId={noteId} />
        </>
      )}
    </StepAction>
  );
}
