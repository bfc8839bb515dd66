import { createInstance, type i18n as I18n } from 'i18next';
import { FALLBACK, type Locale } from './locale.ts';
import { loadMessages } from './messages.ts';
import { storedLanguage, storeLanguage } from './storedLanguage.ts';

export interface I18nOptions {
  /** The requested language (an attribute of a portal's embed). Default: the stored choice, then Russian. */
  language?: Locale | undefined;
  /** The languages of the configuration. The cabinet ignores other languages. */
  languages: readonly Locale[];
  /**
   * The element whose `lang` follows the language: the document, or the cabinet's own element inside a
   * foreign page.
   */
  root?: HTMLElement | undefined;
}

/**
 * Creates the cabinet's own i18next instance. `I18nextProvider` passes it on. It never becomes the library's
 * global instance, which may belong to the page around the cabinet.
 */
export function createI18n({ language, languages, root = document.documentElement }: I18nOptions): I18n {
  const i18n = createInstance();
  i18n.on('languageChanged', (locale) => {
    root.lang = locale;
  });
  i18n.init({
    lng: [language, storedLanguage()].find((locale) => locale && languages.includes(locale)) ?? FALLBACK,
    fallbackLng: FALLBACK,
    supportedLngs: [...new Set([FALLBACK, ...languages])],
    initAsync: false,
    resources: {},
    ns: [],
    // React escapes the output.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return i18n;
}

/**
 * Changes the language after its texts have loaded. Has an effect only when the language differs (§1). It
 * then stores the choice and updates `lang`, and the promise resolves with true.
 */
export async function changeLanguage(i18n: I18n, locale: Locale): Promise<boolean> {
  if (locale === i18n.language) return false;
  await loadMessages(i18n, locale);
  await i18n.changeLanguage(locale);
  storeLanguage(locale);
  return true;
}
