import { parseProductId, productLinkTarget } from './productLink.ts';

test.each([
  ['12', 12],
  ['012', 12],
  ['0', null],
  ['abc', null],
  ['12a', null],
  ['-1', null],
  ['1e3', null],
  ['0x1f', null],
  ['1.5', null],
  ['99999999999999999999', null],
  [undefined, null],
])('parseProductId reads %s as %s', (text, id) => {
  expect(parseProductId(text)).toBe(id);
});

describe('productLinkTarget', () => {
  const at = (pathname: string, state: unknown = null) => ({
    pathname,
    search: '',
    hash: '',
    state,
    key: 'k',
  });
  const list = at('/catalog/products');

  test('a link opens a product above the current page', () => {
    expect(productLinkTarget(list)).toEqual({ state: { background: list }, replace: false });
  });

  test('a link in the dialog changes the product and keeps the page below', () => {
    const state = { background: list };
    expect(productLinkTarget(at('/catalog/12', state))).toEqual({ state, replace: true });
  });

  test('a link on the full page opens a full page', () => {
    expect(productLinkTarget(at('/catalog/12'))).toEqual({ state: null, replace: false });
  });
});
