import { IconButton } from '@cabinet/ui/IconButton';
import { Logo } from '@cabinet/ui/Rings';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leave } from '../start.ts';
import { AppearancePopup } from './AppearancePopup.tsx';
import styles from './Header.module.css';
import { InvitePopup } from './InvitePopup.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { NavBar } from './NavBar.tsx';
import { Notifications } from './Notifications.tsx';
import { useNavigation } from './useNavigation.ts';

/** §2 Header: logo, sections, invite popup, language, sign-out; below 768 px a menu holds all but the logo. */
export function Header() {
  const { t } = useTranslation('shell');
  const { links, current, hasNavbar } = useNavigation();

  return (
    <header className={current.name === 'profile' ? styles.onStage : styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to="/" aria-label={t('home')}>
          <Logo />
          <span>{t('programme').toLowerCase()}</span>
        </Link>
        {hasNavbar && <NavBar links={links} current={current} />}
        <div className={styles.tools}>
          <InvitePopup />
          <Notifications />
          <LanguageSwitch />
          <AppearancePopup />
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
