import { friendshipLevel } from '@cabinet/domain/level';
import { cardStateAtom, isFetchedAtom, referralLinkAtom } from '@cabinet/state';
import { GoBack, PageHeading } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Invited } from '../components/form/Invited.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { InviteSkeleton } from '../components/InviteSkeleton.tsx';
import { ReferralPanel } from '../components/ReferralPanel.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useShareReferral } from '../data/useShareReferral.ts';
import { elsewhere, paths } from '../paths.ts';
import { InviteForm } from './InviteForm.tsx';
import styles from './InvitePage.module.css';

/** Both ways to invite a friend: the referral link and the form. */
export function InvitePage() {
  const isFetched = useAtomValue(isFetchedAtom);
  const cardState = useAtomValue(cardStateAtom);
  if (!isFetched) return <InviteSkeleton />;
  return (
    <div className={styles.page}>
      {cardState === 'active' || cardState === 'none' ? (
        <Invite hasCard={cardState === 'active'} />
      ) : (
        <CardOff />
      )}
    </div>
  );
}

/** R43: without a card the form can be filled in. The link needs the card. */
function Invite({ hasCard }: { hasCard: boolean }) {
  const { t } = useTranslation('mf-invites-later');
  const link = useAtomValue(referralLinkAtom);
  const { paid } = useFriends();
  const [invited, setInvited] = useState<string | null>(null);
  const percent = paid === null ? null : friendshipLevel(paid).percent;
  const lead = percent === null ? t('invite.leadPlain') : t('invite.lead', { percent });
  return (
    <>
      <div>
        {hasCard ? (
          <GoBack as={Link} to={paths.list}>
            {t('invite.back')}
          </GoBack>
        ) : (
          <GoBack as={Link} to={elsewhere.home} />
        )}
        <PageHeading lead={lead}>{t('invite.title')}</PageHeading>
      </div>
      <div className={styles.ways}>
        {link && <OwnLink link={link} />}
        {invited === null ? (
          <InviteForm hasCard={hasCard} onInvited={setInvited} />
        ) : (
          <Invited name={invited} onAnother={() => setInvited(null)} />
        )}
      </div>
      <HowItWorks percent={percent} />
    </>
  );
}

function OwnLink({ link }: { link: string }) {
  const { copy, share } = useShareReferral(link);
  return <ReferralPanel link={link} onCopy={copy} onShare={share} />;
}

/** R42: with an unusable card the participant earns nothing, so the page shows no invitation. */
function CardOff() {
  const { t } = useTranslation('mf-invites-later');
  return (
    <div>
      <GoBack as={Link} to={elsewhere.home} />
      <PageHeading lead={t('invite.cardOff')}>{t('invite.title')}</PageHeading>
    </div>
  );
}
