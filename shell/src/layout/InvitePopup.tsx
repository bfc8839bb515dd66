import { usePart } from '@cabinet/i18n/usePart';
import { isOnlineAtom } from '@cabinet/state/offline';
import { hasSharePanelAtom } from '@cabinet/state/referral';
import { isStaffAtom, isViewAsAtom } from '@cabinet/state/session';
import { isInvitationVisibleAtom } from '@cabinet/state/ui';
import { cardStateAtom, isFetchedAtom } from '@cabinet/state/user';
import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { Loader } from '@cabinet/ui/Loader';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Popover } from '@cabinet/ui/Popover';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const PHONE = '(max-width: 767.98px)';

/** §2: the button of the header, and the share panel below it. */
export function InvitePopup() {
  const { t } = useTranslation('shell');
  const [isVisible, setVisible] = useAtom(isInvitationVisibleAtom);
  const isPhone = useIsPhone();
  if (!useIsInviter()) return null;
  return (
    <Popover
      label={t('invite.title')}
      align="end"
      width={440}
      open={isVisible && !isPhone}
      onToggle={setVisible}
      trigger={(trigger) => (
        <Button variant="ink" size="sm" {...trigger}>
          <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('invite.open')}
        </Button>
      )}
    >
      {isVisible && !isPhone && <Panel onClose={() => setVisible(false)} />}
    </Popover>
  );
}

/** The share panel on a phone. The phone header has no room for the button. */
export function InviteSheet() {
  const { t } = useTranslation('shell');
  const [isVisible, setVisible] = useAtom(isInvitationVisibleAtom);
  const setPanel = useSetAtom(hasSharePanelAtom);
  const isInviter = useIsInviter();
  const isPhone = useIsPhone();
  const close = () => setVisible(false);
  useEffect(() => {
    setPanel(isInviter);
    return () => setPanel(false);
  }, [setPanel, isInviter]);
  return (
    <Dialog
      open={isVisible && isPhone && isInviter}
      onClose={close}
      title={t('invite.title')}
      isTitleHidden
      isCloseHidden
    >
      <Panel onClose={close} />
    </Dialog>
  );
}

/** Whether the person has a card that earns (R42), or may get one as a participant. Never in view-as (§6). */
function useIsInviter(): boolean {
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const isViewAs = useAtomValue(isViewAsAtom);
  const isStaff = useAtomValue(isStaffAtom);
  return isFetched && !isViewAs && (cardState === 'active' || (cardState === 'none' && !isStaff));
}

const loadShare = () => import(/* webpackChunkName: "share" */ '../share/SharePanel.tsx');
const WORDS = {
  namespace: 'share',
  load: () => import(/* webpackChunkName: "share" */ '../share/messages.ts'),
};

function Panel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const isOnline = useAtomValue(isOnlineAtom);
  const { part, hasFailed, fetchPart } = usePart(loadShare, WORDS);
  if (part) return <part.SharePanel onClose={onClose} />;
  if (hasFailed) {
    const error = isOnline ? undefined : { kind: 'network' };
    return <LoadFailure title={t('invite.failed')} error={error} onRetry={fetchPart} />;
  }
  return <Loader />;
}

function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
