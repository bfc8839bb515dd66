import { usePart } from '@cabinet/i18n/usePart';
import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWelcome } from '../data/useWelcome.ts';
import { laterWords } from '../locales/laterWords.ts';
import { useHomeDialog } from './useHomeDialog.ts';

const loadDialogs = () => import('./dialogs/dialogs.tsx');

/** What is open above the home page, and the welcome when it is due. */
export function HomeDialogs() {
  const { t } = useTranslation('mf-profile');
  const { name, close } = useHomeDialog();
  const { welcome, dismiss } = useWelcome();
  const { part, hasFailed, fetchPart } = useDialogs(name !== null || welcome !== null);

  if (part && name) {
    const Dialog = part.dialogs[name];
    return <Dialog onClose={close} />;
  }
  if (part && welcome) return <part.dialogs.welcome amount={welcome.amount} onClose={dismiss} />;
  return (
    <InfoDialog
      open={hasFailed && name !== null}
      title={t('dialog.failed')}
      message={t('ui:failure.network')}
      button={t('ui:retry')}
      onButton={fetchPart}
      onClose={close}
    />
  );
}

/** The dialogs come when the page has come to rest, so that the card opens without a network too. */
function useDialogs(isWanted: boolean) {
  const { fetchPart, ...dialogs } = usePart(loadDialogs, laterWords, isWanted);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    const rest = requestIdleCallback(fetchPart);
    return () => cancelIdleCallback(rest);
  }, [fetchPart]);
  return { ...dialogs, fetchPart };
}
