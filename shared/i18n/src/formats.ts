import {
  type DateInput,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  formatTime,
} from './dates.ts';
import type { Locale } from './locale.ts';
import { type LocalText, localText } from './localText.ts';
import {
  formatMoney,
  formatMovement,
  formatNumber,
  formatPercent,
  formatRoubles,
  formatTokens,
} from './numbers.ts';
import { type PluralForms, plural } from './plural.ts';

/** All formats of the cabinet, bound to one language. */
export function formatsIn(locale: Locale) {
  return {
    locale,
    formatNumber: (value: number) => formatNumber(value, locale),
    formatPercent: (min: number, max = min) => formatPercent(min, max, locale),
    formatTokens: (amount: number) => formatTokens(amount, locale),
    formatMovement: (amount: number) => formatMovement(amount, locale),
    formatRoubles: (amount: number) => formatRoubles(amount, locale),
    formatMoney: (amount: number, currency: string) => formatMoney(amount, currency, locale),
    formatDate: (input: DateInput) => formatDate(input, locale),
    formatDateTime: (input: DateInput) => formatDateTime(input, locale),
    formatDay: (input: DateInput) => formatDay(input, locale),
    formatShortDay: (input: DateInput) => formatShortDay(input, locale),
    formatMonth: (input: DateInput) => formatMonth(input, locale),
    formatShortMonth: (input: DateInput) => formatShortMonth(input, locale),
    formatTime: (input: DateInput) => formatTime(input, locale),
    formatMoment: (input: DateInput) => formatMoment(input, locale),
    plural: (count: number, forms: PluralForms) => plural(count, locale, forms),
    localText: (text: LocalText | null | undefined) => localText(text, locale),
  };
}
