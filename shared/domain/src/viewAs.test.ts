import { isReadMethod, ownerParameter } from './viewAs.ts';

test.each([
  ['/v2/api/contacts?include=deals', 'email'],
  ['/api/cards?', 'email'],
  ['/v2/api/orders?include=productImage', 'email'],
  ['/api/user/get?', 'email'],
  ['/api/recommendations?', 'ownerEmail'],
  ['/v2/api/products?section=products', null],
  ['/v2/api/products/12/relatives?', null],
  ['/api/contacts/welcomeBonus?phone=', null],
  ['/api/contactTracking?', null],
  ['/api/orders/12?include=statusDetail', null],
  ['/api/subCategories?', null],
  ['/api/productTypes?', null],
  ['/api/brands?', null],
  ['/api/categories?', null],
  ['/api/deliveryNotes?', null],
])('§6 ownerParameter of %s is %s', (url, parameter) => {
  expect(ownerParameter(url)).toBe(parameter);
});

test.each([
  ['GET', true],
  ['head', true],
  ['POST', false],
  ['PUT', false],
  ['DELETE', false],
  ['PATCH', false],
])('§6 isReadMethod for %s returns %s', (method, reads) => {
  expect(isReadMethod(method)).toBe(reads);
});
