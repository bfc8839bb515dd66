import { LOCALES, type Locale } from '@cabinet/contracts/config';

/**
 * Returns the first requested language that the cabinet supports; defaults to Russian (§1).
 * @param asked `ui_locales` of a request, then its `Accept-Language`
 */
export function localeOf(...asked: unknown[]): Locale {
  const tags = asked.flatMap((list) => (typeof list === 'string' ? list.toLowerCase().split(/[\s,]+/) : []));
  const languages = tags.map((tag) => tag.split(/[-_;]/)[0]);
  return LOCALES.find((locale) => locale === languages.find(isLocale)) ?? 'ru';
}

function isLocale(language: string | undefined): boolean {
  return LOCALES.some((locale) => locale === language);
}
