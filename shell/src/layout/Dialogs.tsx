import { confirmDialogAtom, dismissToast, infoDialogAtom, toastsAtom } from '@cabinet/state/ui';
import { ConfirmDialog } from '@cabinet/ui/ConfirmDialog';
import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { ToastViewport } from '@cabinet/ui/ToastViewport';
import { useAtom, useAtomValue } from 'jotai';
import { PolicyDialog } from '../policy/PolicyDialog.tsx';

/**
 * Shows what any part of the cabinet can raise above the page: a question, an information dialog, a toast.
 */
export function Dialogs() {
  const question = useAtomValue(confirmDialogAtom);
  const [info, setInfo] = useAtom(infoDialogAtom);
  const toasts = useAtomValue(toastsAtom);

  return (
    <>
      {question && (
        <ConfirmDialog
          open
          {...question}
          onConfirm={() => question.close(true)}
          onCancel={() => question.close(false)}
        />
      )}
      <PolicyDialog />
      {info && <InfoDialog open {...info} onClose={() => setInfo(null)} />}
      <ToastViewport toasts={toasts} onDismiss={(id) => dismissToast(Number(id))} />
    </>
  );
}
