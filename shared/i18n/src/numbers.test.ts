import type { Locale } from './locale.ts';
import {
  formatMoney,
  formatMovement,
  formatNumber,
  formatPercent,
  formatRoubles,
  formatTokens,
} from './numbers.ts';
import { plural } from './plural.ts';

// The group separator in Russian and Uzbek is a no-break space. These tests show it as `_`.
const readable = (text: string) => text.replaceAll('\u00a0', '_');

describe('numbers', () => {
  const rows: [number, Locale, string][] = [
    [0, 'ru', '0'],
    [650, 'ru', '650'],
    [9150, 'ru', '9_150'],
    [12450, 'uz', '12_450'],
    [12450, 'en', '12,450'],
    [1234567, 'ru', '1_234_567'],
    [-9800, 'ru', '−9_800'],
    [1234.5, 'ru', '1_234,50'],
    [1234.5, 'uz', '1_234,50'],
    [1234.5, 'en', '1,234.50'],
    [-0.5, 'en', '−0.50'],
  ];
  test.each(rows)('%d in %s is %s', (value, locale, text) => {
    expect(readable(formatNumber(value, locale))).toBe(text);
  });
});

test('an amount of tokens is whole', () => {
  expect(readable(formatTokens(12450.9, 'ru'))).toBe('12_450');
});

test('a movement of tokens shows its sign, and zero shows no sign', () => {
  const movements = [6150, -9800, 0].map((amount) => readable(formatMovement(amount, 'ru')));
  expect(movements).toEqual(['+6_150', '−9_800', '0']);
});

test('a percentage keeps its sign on its line, and a range has one sign', () => {
  const shares = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatPercent(30, 30, locale)));
  expect(shares).toEqual(['30_%', '30%', '30%']);
  expect(readable(formatPercent(15, 25, 'ru'))).toBe('15–25_%');
});

test('a sum in roubles is in roubles in every language (R21)', () => {
  const sums = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatRoubles(96000, locale)));
  expect(sums).toEqual(['96_000_₽', '96_000_₽', '₽96,000']);
});

test('a price that the service marks as dollars stays in dollars (R21)', () => {
  expect(formatMoney(1200, 'USD', 'en')).toBe('$1,200');
  expect(readable(formatMoney(-1200, 'USD', 'ru'))).toBe('−1_200_$');
});

describe('plural forms', () => {
  const forms = { one: 'токен', few: 'токена', many: 'токенов', other: 'токена' };
  const rows: [number, string][] = [
    [1, 'токен'],
    [2, 'токена'],
    [5, 'токенов'],
    [11, 'токенов'],
    [21, 'токен'],
    [112, 'токенов'],
    [-3, 'токена'],
    [1.5, 'токена'],
  ];
  test.each(rows)('%d goes with %s', (count, word) => {
    expect(plural(count, 'ru', forms)).toBe(word);
  });

  test('Uzbek and English have the plural forms one and other', () => {
    expect([1, 2].map((count) => plural(count, 'uz', { one: 'a', other: 'b' }))).toEqual(['a', 'b']);
    expect([1, 2].map((count) => plural(count, 'en', { one: 'a', other: 'b' }))).toEqual(['a', 'b']);
  });
});
