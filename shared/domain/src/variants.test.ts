import type { Variant } from '@cabinet/contracts/products';
import {
  asChosen,
  type Choice,
  choiceOf,
  chosenVariant,
  colorsOf,
  firstChoice,
  leastOf,
  missingChoice,
  sizesOf,
  withColor,
} from './variants.ts';

const BLUE = '#2b35d8';
const RED = '#c4102b';

let id = 0;
function aVariant(color: string | null, size: string | null, stock: number | null, price = 3_200): Variant {
  id += 1;
  const name = { ru: color === RED ? 'красный' : 'синий' };
  return {
    id,
    color: color ? { name, value: color } : null,
    size,
    stock,
    price,
    imageUrl: color && `/${color}`,
  };
}

const hoodie = [
  aVariant(BLUE, 'M', 0),
  aVariant(BLUE, 'L', 0),
  aVariant(RED, 'M', 3, 3_500),
  aVariant(RED, 'L', 0, 3_500),
];
const socks = [aVariant(null, '36–40', 7), aVariant(null, '41–45', 0)];
const cap = [aVariant(BLUE, null, 2), aVariant(RED, null, null)];
const oneSize = [aVariant(BLUE, 'единый', 4), aVariant(RED, 'единый', 0)];

const shown = (options: ReturnType<typeof colorsOf>) =>
  options.map(({ value, isAbsent }) => (isAbsent ? `no ${value}` : value));

test.each<[string, Variant[], string | null, string[], string[]]>([
  ['colour and size', hoodie, RED, [`no ${BLUE}`, RED], ['M', 'no L']],
  ['a sold-out colour', hoodie, BLUE, [`no ${BLUE}`, RED], ['no M', 'no L']],
  ['only sizes', socks, null, [], ['36–40', 'no 41–45']],
  ['only colours', cap, BLUE, [BLUE, RED], []],
  ['no variants', [], null, [], []],
])('colorsOf and sizesOf return the options: %s', (_, variants, color, colors, sizes) => {
  expect(shown(colorsOf(variants))).toEqual(colors);
  expect(shown(sizesOf(variants, color))).toEqual(sizes);
});

test.each<[string, Variant[], Choice, ReturnType<typeof missingChoice>]>([
  ['skips a sold-out colour and leaves the size open', hoodie, { color: RED, size: null }, 'size'],
  ['leaves the size open without colours', socks, { color: null, size: null }, 'size'],
  ['is complete with only colours', cap, { color: BLUE, size: null }, null],
  ['takes the only size', oneSize, { color: BLUE, size: 'единый' }, null],
  ['is empty without variants', [], { color: null, size: null }, null],
])('firstChoice %s', (_, variants, choice, missing) => {
  expect(firstChoice(variants)).toEqual(choice);
  expect(missingChoice(variants, choice)).toBe(missing);
});

test('missingChoice returns color if the product does not have the chosen colour', () => {
  expect(missingChoice(hoodie, { color: null, size: 'M' })).toBe('color');
});

test.each<[string, string | null, string, string | null]>([
  ['keeps an available size', 'M', RED, 'M'],
  ['drops a sold-out size', 'M', BLUE, null],
  ['drops a size that the colour does not have', 'XXL', RED, null],
])('withColor %s', (_, size, color, kept) => {
  expect(withColor(hoodie, size, color)).toEqual({ color, size: kept });
});

test.each<[Choice, number | null]>([
  [{ color: RED, size: 'M' }, 3],
  [{ color: RED, size: 'XXL' }, null],
  [{ color: RED, size: null }, null],
])('chosenVariant for %o has the stock %s', (choice, stock) => {
  expect(chosenVariant(hoodie, choice)?.stock ?? null).toBe(stock);
});

test('choiceOf returns the choice of a variant, and null for an unknown variant', () => {
  expect(choiceOf(socks, socks[1]?.id)).toEqual({ color: null, size: '41–45' });
  expect(choiceOf(socks, 0)).toBeNull();
});

describe('asChosen', () => {
  const product = { price: 3_200, stock: 9, imageUrl: `/${BLUE}`, images: [`/${BLUE}`, '/back'] };

  test('asChosen takes price, stock and picture from the chosen colour and size', () => {
    expect(asChosen(product, hoodie, { color: RED, size: 'M' })).toEqual({
      price: 3_500,
      stock: 3,
      imageUrl: `/${RED}`,
      images: [],
    });
  });

  test('asChosen takes price and picture from the colour before the size is chosen', () => {
    expect(asChosen(product, hoodie, { color: RED, size: null })).toMatchObject({ price: 3_500, stock: 9 });
  });

  test('asChosen has no stock before the size is chosen if the colour is gone', () => {
    expect(asChosen(product, hoodie, { color: BLUE, size: null }).stock).toBe(0);
  });

  test("asChosen keeps further pictures only in the product's own colour", () => {
    expect(asChosen(product, hoodie, { color: BLUE, size: 'M' })).toMatchObject({
      images: product.images,
      stock: 0,
    });
  });

  test('asChosen returns a product without variants unchanged', () => {
    expect(asChosen(product, [], { color: null, size: null })).toBe(product);
  });
});

test.each([
  [3, 9, 3],
  [9, 3, 3],
  [null, 3, 3],
  [3, null, 3],
  [null, null, null],
])('leastOf the stocks %s and %s is %s', (one, other, least) => {
  expect(leastOf(one, other)).toBe(least);
});
