import { confirmDialogAtom, dismissToast, infoDialogAtom, toastsAtom } from '@cabinet/state/host';
import { ConfirmDialog, InfoDialog } from '@cabinet/ui';
import { ToastViewport } from '@cabinet/ui/host';
import { useAtom, useAtomValue } from 'jotai';

/** The overlays that the shell renders around each remote: toasts, the confirm dialog and the info dialog. */
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
