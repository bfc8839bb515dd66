import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { IconButton } from '@cabinet/ui/IconButton';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CabinetRoute } from '../guard/routes.ts';
import { leave } from '../start.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { ProfileLink } from './ProfileLink.tsx';

/** The burger menu of a phone: the profile, all sections, language, theme, sign-out. */
export function Menu({ links, current }: { links: CabinetRoute[]; current: CabinetRoute }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <IconButton label={t('nav.menu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={22} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
      <Dialog open={isOpen} onClose={close} title={t('nav.menu')} isFullSheet>
        <ProfileLink current={current} isLine onOpen={close} />
        <nav className={styles.links} aria-label={t('nav.label')}>
          <NavLinks links={links} current={current} onOpen={close} />
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <AppearanceSwitch />
          <Button variant="quiet" onClick={() => void leave()}>
            <LogOut size={20} strokeWidth={1.8} aria-hidden="true" />
            {t('signOut')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
