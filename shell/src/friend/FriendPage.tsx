import { SkipLink } from '@cabinet/ui/SkipLink';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '../layout/Footer.tsx';
import { PolicyDialog } from '../policy/PolicyDialog.tsx';
import { Accepted } from './Accepted.tsx';
import { ContactForm } from './ContactForm.tsx';
import { FriendHeader } from './FriendHeader.tsx';
import styles from './FriendPage.module.css';
import { InvitationStage } from './InvitationStage.tsx';
import { Steps } from './Steps.tsx';
import { useOffer } from './useOffer.ts';

interface FriendPageProps {
  /** The card of the link; null on a link without one. */
  hash: string | null;
}

/** Who calls, what both get, and the form in which the friend leaves their own data. */
export function FriendPage({ hash }: FriendPageProps) {
  const { t } = useTranslation('friend');
  const [isAccepted, setAccepted] = useState(false);
  const offer = useOffer(hash);
  const title = `${t('heading.general')} · ${t('shell:programme')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <SkipLink />
      <FriendHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <InvitationStage {...offer} isNamed={hash !== null} />
        {isAccepted ? <Accepted /> : <ContactForm partner={hash} onAccepted={() => setAccepted(true)} />}
        <Steps />
      </main>
      <Footer />
      <PolicyDialog />
    </>
  );
}
