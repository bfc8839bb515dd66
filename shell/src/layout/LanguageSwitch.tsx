import type { Locale } from '@cabinet/contracts/config';
import { changeLanguage } from '@cabinet/i18n/instance';
import { configAtom } from '@cabinet/state/config';
import { Segments } from '@cabinet/ui/Segments';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** The short text and the own name of each language. */
export const LANGUAGES: Record<Locale, { text: string; name: string }> = {
  ru: { text: 'Ru', name: 'Русский' },
  uz: { text: 'Uz', name: 'Oʻzbekcha' },
  en: { text: 'En', name: 'English' },
};

/** Switches between the languages of the configuration (R20). The shell and every remote change at once. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const languages = useAtomValue(configAtom)?.languages ?? [];
  if (languages.length < 2) return null;
  return (
    <Segments
      label={t('language')}
      value={i18n.language as Locale}
      options={languages.map((locale) => {
        const { text, name } = LANGUAGES[locale];
        // The accessible name starts with the visible text (WCAG 2.5.3).
        return { value: locale, text, label: `${text}, ${name}`, lang: locale };
      })}
      onChange={(locale) => void changeLanguage(i18n, locale)}
    />
  );
}
