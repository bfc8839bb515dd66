import { usePart } from '@cabinet/i18n';
import { isFetchedAtom } from '@cabinet/state';
import { InfoDialog } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
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
  const isOpen = name !== null || welcome !== null;
  // The card opens without a network too; the page itself comes first.
  const isWanted = useAtomValue(isFetchedAtom) && 'at rest';
  const { part, hasFailed, fetchPart } = usePart(loadDialogs, laterWords, isOpen || isWanted);

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
