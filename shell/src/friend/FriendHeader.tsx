import { Logo } from '@cabinet/ui/Rings';
import { useTranslation } from 'react-i18next';
import { AppearancePopup } from '../layout/AppearancePopup.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import styles from './FriendHeader.module.css';

/** Shows the name of the programme, and the switches for language and appearance. */
export function FriendHeader() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <p className={styles.logo}>
        <Logo />
        {t('programme').toLowerCase()}
      </p>
      <LanguageSwitch />
      <div className={styles.appearance}>
        <AppearancePopup />
      </div>
    </header>
  );
}
