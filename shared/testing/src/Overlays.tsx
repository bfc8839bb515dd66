import { confirmDialogAtom, dismissToast, infoDialogAtom, toastsAtom } from '@cabinet/state/ui';
import { ConfirmDialog } from '@cabinet/ui/ConfirmDialog';
import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { ToastViewport } from '@cabinet/ui/ToastViewport';
import { useAtom, useAtomValue } from 'jotai';

/** What the shell keeps around every remote: toasts, the confirm dialog and the info dialog. */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const question = useAtomValue(confirmDialogAtom);
  const [info, setInfo] = useAtom(infoDialogAtom);

  return (
    <>
      <ToastViewport toasts={toasts} onDismiss={dismissToast} />
      <ConfirmDialog
        open={question !== null}
        title={question?.title}
        text={question?.text}
        cancelText={question?.cancelText}
        confirmText={question?.confirmText}
        onConfirm={() => question?.close(true)}
        onCancel={() => question?.close(false)}
      />
      {info && <InfoDialog open {...info} onClose={() => setInfo(null)} />}
    </>
  );
}
