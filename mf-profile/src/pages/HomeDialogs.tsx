import { usePart } from '@cabinet/i18n';
import { isFetchedAtom } from '@cabinet/state';
import { InfoDialog } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useWelcome } from '../data/useWelcome.ts';
import { laterWords } from '../locales/laterWords.ts';

const loadCard = () => import('./dialogs/CardDialog.tsx');
const loadDialogs = () => import('./dialogs/dialogs.tsx');

/** The open dialog of the home page, or the welcome when it is due. */
export function HomeDialogs() {
  const { t } = useTranslation('mf-profile');
  const { name, close } = useHomeDialog();
  const { welcome, dismiss } = useWelcome();
  const isRest = useAtomValue(isFetchedAtom) && 'at rest';
  // Preload the card after the first screen, because it also opens offline. Other dialogs need a network.
  const card = usePart(loadCard, null, name === 'card' || isRest);
  const others = usePart(loadDialogs, laterWords, (name !== null && name !== 'card') || welcome !== null);
  const { hasFailed, fetchPart } = name === 'card' ? card : others;

  if (name === 'card' && card.part) return <card.part.CardDialog onClose={close} />;
  if (others.part && name && name !== 'card') {
    const Dialog = others.part.dialogs[name];
    return <Dialog onClose={close} />;
  }
  if (others.part && welcome && !name)
    return <others.part.dialogs.welcome welcome={welcome} onClose={dismiss} />;
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
