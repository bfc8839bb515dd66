import { changeLanguage } from '@cabinet/i18n/instance';
import { configAtom } from '@cabinet/state/config';
import { Popover } from '@cabinet/ui/Popover';
import { useAtomValue } from 'jotai';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './LanguageMenu.module.css';
import { LANGUAGES } from './LanguageSwitch.tsx';

/** The languages of the configuration (R20), in a menu with the short name of the current language. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const languages = useAtomValue(configAtom)?.languages ?? [];
  const spoken = languages.find((language) => language === i18n.language);
  if (languages.length < 2 || !spoken) return null;
  const { text, name } = LANGUAGES[spoken];
  return (
    <Popover
      label={t('language')}
      align="end"
      trigger={(trigger) => (
        // The accessible name starts with the visible text (WCAG 2.5.3).
        <button
          type="button"
          className={styles.open}
          aria-label={`${text}: ${t('language')}, ${name}`}
          {...trigger}
        >
          {text}
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <ul className={styles.list}>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                className={styles.language}
                lang={language}
                aria-pressed={language === spoken}
                onClick={() => {
                  close();
                  void changeLanguage(i18n, language);
                }}
              >
                {LANGUAGES[language].name}
                {language === spoken && <Check size={18} strokeWidth={2} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
