import type { Locale } from './locale.ts';

/**
 * Forms of a word by CLDR category. Russian needs one, few and many. Uzbek and English need one and other.
 */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Returns the form of a word for `count`. `Intl.PluralRules` supports Uzbek in every browser, unlike the rest
 * of Intl.
 */
export function plural(count: number, locale: Locale, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(Math.abs(count))] ?? forms.other;
}
