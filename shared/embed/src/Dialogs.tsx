import {
  confirmDialogAtom,
  dismissToast,
  infoDialogAtom,
  isPolicyOpenAtom,
  toastsAtom,
} from '@cabinet/state/host';
import { ConfirmDialog, InfoDialog } from '@cabinet/ui';
import { ToastViewport } from '@cabinet/ui/host';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Dialogs and toasts of a remote. They stay in the Shadow root. */
export function Dialogs({ origin }: { origin: string }) {
  const question = useAtomValue(confirmDialogAtom);
  const [info, setInfo] = useAtom(infoDialogAtom);
  const toasts = useAtomValue(toastsAtom);
  usePolicy(origin);

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
      {info && <InfoDialog open {...info} onClose={() => setInfo(null)} />}
      <ToastViewport toasts={toasts} onDismiss={(id) => dismissToast(Number(id))} />
    </>
  );
}

/** The cabinet shows the policy in its own dialog, and a guest opens the document. */
function usePolicy(origin: string): void {
  const [isOpen, setOpen] = useAtom(isPolicyOpenAtom);
  useEffect(() => {
    if (!isOpen) return;
    window.open(`${origin}/my/files/privacy-policy.pdf`, '_blank', 'noopener');
    setOpen(false);
  }, [isOpen, setOpen, origin]);
}
