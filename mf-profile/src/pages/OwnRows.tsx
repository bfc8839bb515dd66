import { useFormats } from '@cabinet/i18n';
import { contactAtom, isFetchedAtom } from '@cabinet/state';
import { PhoneText, useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Mail, MapPin, MessageSquare, Phone, Target, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProfileButton, ProfileLink } from '../components/ProfileRow.tsx';
import { useGoal, useGoalProgress } from '../data/useGoal.ts';
import { useHasCard } from '../data/useHasCard.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useOwnPhone } from '../data/useOwnPhone.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { useProfileValues } from '../data/useProfileValues.ts';
import { phoneMismatch } from '../domain/phoneMismatch.ts';
import { neighbours } from '../paths.ts';

const LOOK = { size: 20, strokeWidth: 1.8 } as const;

export function OwnRows() {
  const { t } = useTranslation('mf-profile-later');
  const { fullName, email } = useParticipant();
  const contact = useAtomValue(contactAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const hasCard = useHasCard();
  const { addresses } = useProfileValues(hasCard);
  const { open } = useHomeDialog();
  return (
    <div>
      <ProfileButton
        icon={<UserRound {...LOOK} />}
        title={t('profile.data')}
        value={fullName || email}
        onClick={() => open('data')}
      />
      {isFetched && <PhoneRow onOpen={() => open('phone')} />}
      <ProfileLink
        icon={<Mail {...LOOK} />}
        title={t('about.email')}
        value={email}
        to={neighbours.emailChange}
      />
      {hasCard && (
        <ProfileLink
          icon={<MapPin {...LOOK} />}
          title={t('profile.addresses')}
          value={addresses !== undefined && t('profile.addressCount', { count: addresses })}
          to={neighbours.addresses}
        />
      )}
      {hasCard && <GoalRow onOpen={() => open('goal')} />}
      {contact && (
        <ProfileButton
          icon={<MessageSquare {...LOOK} />}
          title={t('about.manager')}
          value={contact.manager?.name ?? t('profile.noManager')}
          onClick={() => open('manager')}
        />
      )}
    </div>
  );
}

function PhoneRow({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { phone } = useOwnPhone();
  const mismatch = phone.phone ? phoneMismatch(phone) : null;
  return (
    <ProfileButton
      icon={<Phone {...LOOK} />}
      title={t('phone.name')}
      value={
        phone.phone ? (
          <>
            <PhoneText phone={phone.phone} />
            {mismatch && `. ${t(`phone.mismatch.${mismatch}`)}`}
          </>
        ) : (
          t('phone.none')
        )
      }
      onClick={onOpen}
    />
  );
}

function GoalRow({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatPercent, localText } = useFormats();
  const tokenText = useTokenText();
  const { goal } = useGoal();
  const progressTo = useGoalProgress();
  const progress = goal && progressTo?.(goal.sum, goal.date);
  const name = goal && (goal.product ? localText(goal.product.name) : tokenText(goal.sum));
  return (
    <ProfileButton
      icon={<Target {...LOOK} />}
      title={t('profile.goal')}
      value={
        goal === null
          ? t('profile.noGoal')
          : [name, progress && formatPercent(progress.percent)].filter(Boolean).join(', ')
      }
      onClick={onOpen}
    />
  );
}
