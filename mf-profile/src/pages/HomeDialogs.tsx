import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWelcome } from '../data/useWelcome.ts';
import type { Dialogs } from './dialogs/dialogs.tsx';
import { useHomeDialog } from './useHomeDialog.ts';

/** What is open above the home page, and the welcome when it is due. */
export function HomeDialogs() {
  const { t } = useTranslation('mf-profile');
  const { name, close } = useHomeDialog();
  const { welcome, dismiss } = useWelcome();
  const { dialogs, hasFailed, load } = useDialogs(name !== null || welcome !== null);

  if (dialogs && name) {
    const Dialog = dialogs[name];
    return <Dialog onClose={close} />;
  }
  if (dialogs && welcome) return <dialogs.welcome amount={welcome.amount} onClose={dismiss} />;
  return (
    <InfoDialog
      open={hasFailed && name !== null}
      title={t('dialog.failed')}
      message={t('ui:failure.network')}
      button={t('ui:retry')}
      onButton={load}
      onClose={close}
    />
  );
}

/** The dialogs' code comes when the page has come to rest, so that the card opens without a network too. */
function useDialogs(isWanted: boolean) {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./dialogs/dialogs.tsx').then(
      (module) => setDialogs(module.dialogs),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (isWanted) return load();
    if (typeof requestIdleCallback !== 'function') return;
    const rest = requestIdleCallback(load);
    return () => cancelIdleCallback(rest);
  }, [isWanted, load]);
  return { dialogs, hasFailed, load };
}
