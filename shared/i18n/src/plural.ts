import type { Locale } from './locale.ts';

/** Forms of a word by CLDR category; Russian needs one, few and many, Uzbek and English one and other. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form of a word that goes with `count`. `Intl.PluralRules` knows Uzbek in every browser, unlike the rest of Intl. */
export function plural(count: number, locale: Locale, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(Math.abs(count))] ?? forms.other;
}
