import { dismissToast, infoDialogAtom, toastsAtom } from '@cabinet/state/host';
import { InfoDialog } from '@cabinet/ui';
import { ToastViewport } from '@cabinet/ui/host';
import { useAtom, useAtomValue } from 'jotai';

/** Shows toasts and messages of the remotes. */
export function Notices() {
  const [info, setInfo] = useAtom(infoDialogAtom);
  const toasts = useAtomValue(toastsAtom);
  return (
    <>
      {info && <InfoDialog open {...info} onClose={() => setInfo(null)} />}
      <ToastViewport toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
