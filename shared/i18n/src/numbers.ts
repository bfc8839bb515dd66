import type { Locale } from './locale.ts';

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

/**
 * A number with its thousands grouped: `12 450` in Russian and Uzbek (no-break space), `12,450` in English.
 * Never by Intl, which has no Uzbek in Chromium. At most two decimals, none where they are zero.
 */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', decimals] = Math.abs(value)
    .toFixed(Number.isInteger(value) ? 0 : 2)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : NO_BREAK);
  const sign = value < 0 ? MINUS : '';
  return sign + grouped + (decimals ? (locale === 'en' ? '.' : ',') + decimals : '');
}

/** `30 %` in Russian (no-break space), `30%` in Uzbek and English; a range has one sign: `15–25 %`. */
export function formatPercent(min: number, max: number, locale: Locale): string {
  const figures = [...new Set([min, max])].map((figure) => formatNumber(figure, locale));
  return `${figures.join('–')}${locale === 'ru' ? NO_BREAK : ''}%`;
}

/** A whole number of tokens, grouped; the sign and the word are `Tokens` of the design system. */
export function formatTokens(amount: number, locale: Locale): string {
  return formatNumber(Math.trunc(amount), locale);
}

/** A movement of tokens with its sign: `+6 150`, `−9 800`; zero has none. */
export function formatMovement(amount: number, locale: Locale): string {
  return (amount > 0 ? '+' : '') + formatTokens(amount, locale);
}

/** A sum in roubles, in every language, because a token is a rouble and nothing is converted (R21): `96 000 ₽`. */
export function formatRoubles(amount: number, locale: Locale): string {
  return formatMoney(amount, 'RUB', locale);
}

/** A sum in the currency that the service marked it with; anything but USD is roubles (R21). */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const sign = currency === 'USD' ? '$' : '₽';
  const number = formatNumber(Math.abs(amount), locale);
  return (amount < 0 ? MINUS : '') + (locale === 'en' ? sign + number : number + NO_BREAK + sign);
}
