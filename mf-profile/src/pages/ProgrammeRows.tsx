import { contactAtom, signOutAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { Eye, GraduationCap, LockKeyhole, LogOut, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProfileButton, ProfileLink } from '../components/ProfileRow.tsx';
import { useHasCard } from '../data/useHasCard.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useProfileValues } from '../data/useProfileValues.ts';
import { neighbours } from '../paths.ts';
import { ThemeRow } from './ThemeRow.tsx';

const LOOK = { size: 20, strokeWidth: 1.8 } as const;

/** The programme and this cabinet. In an embed, the portal owns theme and sign-out. */
export function ProgrammeRows() {
  const { t } = useTranslation('mf-profile-later');
  const contact = useAtomValue(contactAtom);
  const session = useAtomValue(signOutAtom);
  const hasCard = useHasCard();
  const { place, lessons } = useProfileValues(hasCard);
  const { open } = useHomeDialog();
  return (
    <div>
      {hasCard && (
        <ProfileLink
          icon={<Star {...LOOK} />}
          title={t('profile.rating')}
          value={place !== undefined && t('profile.place', { place })}
          to={neighbours.rating}
        />
      )}
      {hasCard && (
        <ProfileLink
          icon={<GraduationCap {...LOOK} />}
          title={t('profile.lessons')}
          value={lessons && t('profile.lessonCount', lessons)}
          to={neighbours.education}
        />
      )}
      <ProfileButton
        icon={<LockKeyhole {...LOOK} />}
        title={t('privacy.open')}
        value={t('profile.privacy')}
        onClick={() => open('privacy')}
      />
      {contact && (
        <ProfileButton
          icon={<Eye {...LOOK} />}
          title={t('views.open')}
          value={t('profile.views')}
          onClick={() => open('views')}
        />
      )}
      {session && <ThemeRow />}
      {session && (
        <ProfileButton icon={<LogOut {...LOOK} />} title={t('profile.signOut')} onClick={session.signOut} />
      )}
    </div>
  );
}
