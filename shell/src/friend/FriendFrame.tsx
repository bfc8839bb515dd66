import { SkipLink } from '@cabinet/ui/SkipLink';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '../layout/Footer.tsx';
import { LatePolicyDialog } from '../policy/LatePolicyDialog.tsx';
import { FriendHeader } from './FriendHeader.tsx';
import styles from './FriendPage.module.css';

interface FriendFrameProps {
  /** The title of the document. */
  title: string;
  children: ReactNode;
}

/** The frame of a page for people without a session. */
export function FriendFrame({ title, children }: FriendFrameProps) {
  const { t } = useTranslation('shell');
  const whole = `${title} · ${t('programme')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);

  return (
    <>
      <SkipLink />
      <FriendHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LatePolicyDialog />
    </>
  );
}
