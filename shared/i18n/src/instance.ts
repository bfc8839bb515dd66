import { createInstance, type i18n as I18n } from 'i18next';
import { FALLBACK, type Locale } from './locale.ts';
import { loadMessages } from './messages.ts';

/** Where the chosen language is kept (§1). */
const STORED_LANGUAGE = 'SF_LANG';

export interface I18nOptions {
  /** A language that is asked for (an embedding portal's attribute). Without it the stored choice, then Russian. */
  language?: Locale | undefined;
  /** The languages of the configuration; a language outside them is not spoken. */
  languages: readonly Locale[];
  /** Whose `lang` follows the language: the document's, or the cabinet's own element inside a foreign page. */
  root?: HTMLElement | undefined;
}

/**
 * The cabinet's own i18next instance. It is handed on by `I18nextProvider` and never becomes the library's
 * global instance, which may belong to the page around us.
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
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return i18n;
}

/**
 * Speaks another language, after its texts have come. Has an effect only when the language differs (§1): then
 * the choice is stored, `lang` follows and the promise gives true.
 */
export async function changeLanguage(i18n: I18n, locale: Locale): Promise<boolean> {
  if (locale === i18n.language) return false;
  await loadMessages(i18n, locale);
  await i18n.changeLanguage(locale);
  storeLanguage(locale);
  return true;
}

// Storage may be forbidden (private windows, portals in a frame): the choice then lasts as long as the page.
function storedLanguage(): Locale | null {
  try {
    return localStorage.getItem(STORED_LANGUAGE) as Locale | null;
  } catch {
    return null;
  }
}

function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORED_LANGUAGE, locale);
  } catch {}
}
