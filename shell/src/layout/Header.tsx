import { IconButton } from '@cabinet/ui/IconButton';
import { Logo } from '@cabinet/ui/Rings';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leave } from '../start.ts';
import styles from './Header.module.css';
import { InvitePopup } from './InvitePopup.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Menu } from './Menu.tsx';
import { NavBar } from './NavBar.tsx';
import { Notifications } from './Notifications.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { useNavigation } from './useNavigation.ts';

/**
 * §2 Header: logo, sections, invite popup, language, profile, sign-out. Below 768 px, a menu holds most of
 * them.
 */
export function Header() {
  const { t } = useTranslation('shell');
  const { links, current, hasNavbar, isOnStage } = useNavigation();

  return (
    <header className={isOnStage ? styles.onStage : styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to="/" aria-label={t('home')}>
          <Logo />
          <span>{t('programme').toLowerCase()}</span>
        </Link>
        {hasNavbar && <NavBar links={links} current={current} />}
        <div className={styles.tools}>
          <InvitePopup />
          <Notifications />
          <LanguageMenu />
          <ProfileLink current={current} />
          <IconButton variant="plain" label={t('signOut')} onClick={() => void leave()}>
            <LogOut size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.phoneTools}>
          <Notifications />
          <Menu links={links} current={current} />
        </div>
      </div>
    </header>
  );
}
