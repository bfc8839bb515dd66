import type { Locale } from './locale.ts';

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

/**
 * Formats a number with grouped thousands: `12 450` in Russian and Uzbek (no-break space), `12,450` in
 * English. Does not use Intl, which has no Uzbek in Chromium. At most two decimals, and no zero decimals.
 */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', decimals] = Math.abs(value)
    .toFixed(Number.isInteger(value) ? 0 : 2)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : NO_BREAK);
  const sign = value < 0 ? MINUS : '';
  return sign + grouped + (decimals ? (locale === 'en' ? '.' : ',') + decimals : '');
}

/**
 * Formats `30 %` in Russian (no-break space), `30%` in Uzbek and English. A range has one sign: `15–25 %`.
 */
export function formatPercent(min: number, max: number, locale: Locale): string {
  const figures = [...new Set([min, max])].map((figure) => formatNumber(figure, locale));
  return `${figures.join('–')}${locale === 'ru' ? NO_BREAK : ''}%`;
}

/**
 * Formats a whole number of tokens with grouped thousands. `Tokens` of the kit adds the sign and the word.
 */
export function formatTokens(amount: number, locale: Locale): string {
  return formatNumber(Math.trunc(amount), locale);
}

/** Formats a movement of tokens with its sign: `+6 150`, `−9 800`. Zero has no sign. */
export function formatMovement(amount: number, locale: Locale): string {
  return (amount > 0 ? '+' : '') + formatTokens(amount, locale);
}

/**
 * Formats a sum in roubles in every language: `96 000 ₽`. A token is a rouble, and the cabinet converts no
 * currency (R21).
 */
export function formatRoubles(amount: number, locale: Locale): string {
  return formatMoney(amount, 'RUB', locale);
}

/** Formats a sum in the service's currency. Every currency other than USD counts as roubles (R21). */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const sign = currency === 'USD' ? '$' : '₽';
  const number = formatNumber(Math.abs(amount), locale);
  return (amount < 0 ? MINUS : '') + (locale === 'en' ? sign + number : number + NO_BREAK + sign);
}
