import { showToast } from '@cabinet/state';
import { Button, ConfirmDialog } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { StepFailure } from '../components/StepFailure.tsx';
import { useCancelDialog } from '../components/useCancelDialog.ts';
import type { StepProps } from './stepProps.ts';

/** Cancels the request after a confirmation. */
export function CancelRequest({ client, change, obstacle, noteId }: StepProps & { noteId: string }) {
  const { t } = useTranslation('mf-email-change');
  const dialog = useCancelDialog();
  const error = change.errors.cancel;

  async function cancel() {
    if (obstacle !== null || !(await change.cancel())) return;
    showToast({ message: t('cancel.done') });
    dialog.close();
  }

  function close() {
    change.forget('cancel');
    dialog.close();
  }

  return (
    <>
      <Button variant="quiet" disabled={obstacle !== null} aria-describedby={noteId} onClick={dialog.open}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={dialog.isOpen}
        isDangerous
        title={t('cancel.title')}
        text={t('cancel.text', { email: client.email })}
        confirmText={t('cancel.action')}
        cancelText={t('cancel.keep')}
        busy={change.busy === 'cancel'}
        error={obstacle ?? (error && <StepFailure step="cancel" error={error} />)}
        onConfirm={() => void cancel()}
        onCancel={close}
      />
    </>
  );
}
