import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { policyLink } from '@cabinet/state/policy';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './Footer.module.css';

/** §2 Footer: copyright, social links, privacy policy. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { localText } = useFormats();
  const social = useAtomValue(configAtom)?.social ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.copyright}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <nav className={styles.links} aria-label={t('footer.links')}>
          {social.map(({ name, url }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer noopener">
              {localText(name)}
            </a>
          ))}
          <a {...policyLink}>{t('footer.policy')}</a>
        </nav>
      </div>
    </footer>
  );
}
