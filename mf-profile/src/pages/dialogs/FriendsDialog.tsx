import { loadUser, userErrorAtom } from '@cabinet/state';
import { Dialog, LoadFailure, Segments, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FriendList } from '../../components/FriendList.tsx';
import { useFriends } from '../../data/useFriends.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

const KINDS = ['registrations', 'payments'] as const;
type Kind = (typeof KINDS)[number];

/** The lists of friends who registered and of friends who paid. */
export function FriendsDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const [kind, setKind] = useState<Kind>('registrations');
  const friends = useFriends();
  const error = useAtomValue(userErrorAtom) ?? undefined;
  const shown = friends[kind];
  const options = KINDS.map((value) => ({
    value,
    text: `${t(`friends.kind.${value}`)} ${friends[value]?.length ?? ''}`.trim(),
  }));

  return (
    <Dialog open onClose={onClose} title={t('friends.people')}>
      <Segments<Kind> label={t('friends.kinds')} options={options} value={kind} onChange={setKind} />
      {shown ? (
        <FriendList kind={kind} friends={shown} />
      ) : friends.phase === 'failed' ? (
        <LoadFailure error={error} onRetry={() => void loadUser()} />
      ) : (
        <Skeleton shape="block" height="220px" />
      )}
    </Dialog>
  );
}
