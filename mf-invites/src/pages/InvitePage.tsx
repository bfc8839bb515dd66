import { friendshipLevel } from '@cabinet/domain/level';
import { referralLinkAtom } from '@cabinet/state/referral';
import { buttonClass } from '@cabinet/ui/Button';
import { GoBack } from '@cabinet/ui/GoBack';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { ReferralPanel } from '../components/ReferralPanel.tsx';
import { useFriends } from '../data/useFriends.ts';
import { elsewhere, paths } from '../paths.ts';
import styles from './InvitePage.module.css';
import { useShareReferral } from './useShareReferral.ts';

/** The way to call a friend that needs nothing but the link. */
export function InvitePage() {
  const link = useAtomValue(referralLinkAtom);
  return <div className={styles.page}>{link ? <Invite link={link} /> : <CardFirst />}</div>;
}

function Invite({ link }: { link: string }) {
  const { t } = useTranslation('mf-invites');
  const { copy, share } = useShareReferral(link);
  const { paid } = useFriends();
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
      <ReferralPanel link={link} onCopy={copy} onShare={share} />
      <HowItWorks percent={percent} />
    </>
  );
}

/** Without a card there is no link: it carries the card. */
function CardFirst() {
  const { t } = useTranslation('mf-invites');
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
