import { friendshipLevel } from '@cabinet/domain/level';
import { referralLinkAtom } from '@cabinet/state';
import { buttonClass, GoBack, PageHeading } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Invited } from '../components/form/Invited.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { ReferralPanel } from '../components/ReferralPanel.tsx';
import { useFriends } from '../data/useFriends.ts';
import { elsewhere, paths } from '../paths.ts';
import { InviteForm } from './InviteForm.tsx';
import styles from './InvitePage.module.css';
import { useShareReferral } from './useShareReferral.ts';

/** Both ways to call a friend: to fill in the form for them, or to send them the link. */
export function InvitePage() {
  const link = useAtomValue(referralLinkAtom);
  return <div className={styles.page}>{link ? <Invite link={link} /> : <CardFirst />}</div>;
}

function Invite({ link }: { link: string }) {
  const { t } = useTranslation('mf-invites-later');
  const { copy, share } = useShareReferral(link);
  const { paid } = useFriends();
  const [invited, setInvited] = useState<string | null>(null);
  const percent = paid === null ? null : friendshipLevel(paid).percent;
  const lead = percent === null ? t('invite.leadPlain') : t('invite.lead', { percent });
  return (
    <>
      <div>
        <GoBack as={Link} to={paths.list}>
          {t('invite.back')}
        </GoBack>
        <PageHeading lead={lead}>{t('invite.title')}</PageHeading>
      </div>
      <div className={styles.ways}>
        {invited === null ? (
          <InviteForm onInvited={setInvited} />
        ) : (
          <Invited name={invited} onAnother={() => setInvited(null)} />
        )}
        <ReferralPanel link={link} onCopy={copy} onShare={share} />
      </div>
      <HowItWorks percent={percent} />
    </>
  );
}

/** Without a card nobody would be rewarded: link and form carry the card. */
function CardFirst() {
  const { t } = useTranslation('mf-invites-later');
  return (
    <>
      <div>
        <GoBack as={Link} to={elsewhere.home} />
        <PageHeading lead={t('invite.noCard')}>{t('invite.title')}</PageHeading>
      </div>
      <Link className={buttonClass()} to={elsewhere.getCard}>
        {t('invite.getCard')}
      </Link>
    </>
  );
}
