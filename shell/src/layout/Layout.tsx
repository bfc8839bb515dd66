import { ownerEmailAtom } from '@cabinet/state/session';
import { fatalErrorAtom } from '@cabinet/state/ui';
import { isUserLoadedAtom, loadUser, userErrorAtom } from '@cabinet/state/user';
import { Banner } from '@cabinet/ui/Banner';
import { Button, buttonClass } from '@cabinet/ui/Button';
import { SkipLink } from '@cabinet/ui/SkipLink';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FatalPage } from '../pages/FatalPage.tsx';
import { Previews } from '../preview/Previews.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { InviteSheet } from './InvitePopup.tsx';
import styles from './Layout.module.css';
import { MainArea } from './MainArea.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PrintHead } from './PrintHead.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useHref } from './useHref.ts';
import { useNavigation } from './useNavigation.ts';
import { useScrollToTop } from './useScrollToTop.ts';

export interface LayoutProps {
  /** Notices for every page, after the participant is known. */
  notices?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** §2 Layout: header, optional banner, navbar, main area, footer, toasts and dialogs. */
export function Layout({ notices, children }: LayoutProps) {
  const isFatal = useAtomValue(fatalErrorAtom) !== null;
  const isUserLoaded = useAtomValue(isUserLoadedAtom);
  const { current } = useNavigation();
  useDocumentTitle();
  useHref();
  useScrollToTop();

  if (current.hasNoLayout) return children;
  return (
    <>
      <SkipLink />
      <PrintHead />
      <Header />
      <Previews />
      <OfflineStrip />
      <ViewAsBanner />
      {!isFatal && <StartBanner />}
      {isUserLoaded && notices}
      <main id="main" className={styles.main}>
        {isFatal ? <FatalPage /> : <MainArea>{children}</MainArea>}
      </main>
      <Footer />
      <BottomBar />
      <Dialogs />
      <InviteSheet />
    </>
  );
}

/** §6: always shows staff whose cabinet this is. */
function ViewAsBanner() {
  const { t } = useTranslation('shell');
  const owner = useAtomValue(ownerEmailAtom);
  const leave = (
    <a className={buttonClass({ size: 'sm', variant: 'line' })} href="/my/staff?ownerEmail=">
      {t('leaveViewAs')}
    </a>
  );
  return owner && <Banner action={leave}>{t('viewAs', { email: owner })}</Banner>;
}

/** R27: reports the data that failed to load at the start, with a retry. The rest stays usable. */
function StartBanner() {
  const { t } = useTranslation('shell');
  const error = useAtomValue(userErrorAtom);
  const retry = (
    <Button size="sm" variant="line" onClick={() => void loadUser()}>
      {t('start.retry')}
    </Button>
  );
  return error && <Banner action={retry}>{t('start.failed')}</Banner>;
}
