import { scrubDeep, scrubText, urlTemplate } from './scrub.ts';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJl';

describe('V2 data of a person or a session does not leave the page', () => {
  test.each([
    ['an e-mail', 'anna.karimova+1@cabinet.test', '[email]'],
    ['an e-mail in capitals', 'ANNA@CABINET.TEST', '[email]'],
    ['an e-mail in a URL', 'anna%40cabinet.test', '[email]'],
    ['a Cyrillic e-mail', 'анна@почта.рф', '[email]'],
    ['a phone', '+79161234501', '[phone]'],
    ['a phone that starts with 8', '89161234501', '[phone]'],
    ['a phone with spaces and brackets', '8 (916) 123-45-01', '[phone]'],
    ['an Uzbek phone', '+998 90 111 00 01', '[phone]'],
    ['a phone in a URL', '%2B7%20916%20123-45-01', '[phone]'],
    ['a phone with dots', '8.916.123.45.01', '[phone]'],
    ['a card number', '770012345678', '[phone]'],
    ['a token', JWT, '[token]'],
    ['an authorisation header', 'Bearer abc.def', '[token]'],
    ['a sign-in code', 'code=4f1c-9', 'code=[…]'],
    ['a code in JSON', '{"code":"123456","x":1}', '{"code":"[…]","x":1}'],
    ['a session', 'session_state=abc&x=1', 'session_state=[…]&x=1'],
    ['a confirmation code', 'Код 482913 не подошёл', 'Код [code] не подошёл'],
    ['a refresh token', `refresh_token=${JWT}`, 'refresh_token=[…]'],
    ['a refresh token that is not a JWT', '{"refresh_token":"0d1f7a1e.x-y"}', '{"refresh_token":"[…]"}'],
    ['a separate query', '?email=a&x=1', ''],
    ['a separate fragment', '#code=1&state=2', ''],
  ])('%s', (_, canary, scrubbed) => {
    expect(scrubText(canary)).toBe(scrubbed);
    if (scrubbed) expect(scrubText(`before ${canary}`)).toBe(`before ${scrubbed}`);
  });

  test.each([
    ['https://cabinet.test/my/#state=1&code=2', 'https://cabinet.test/my/'],
    ['/loyalty/api/cards?email=anna%40cabinet.test', '/loyalty/api/cards'],
    ['GET /loyalty/api/orders/412/message?x=1', 'GET /loyalty/api/orders/:id/message'],
    ['div.rating > a[aria-label="Анна К."][title=\'x\']', 'div.rating > a'],
    ['at f (https://cabinet.test/my/catalog/12?a=1:3:7)', 'at f (https://cabinet.test/my/catalog/:id'],
  ])('a URL within a text becomes its template, and an element its kind: %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  test.each([
    ['Карта участника Анна Каримова не найдена', 'Карта участника [name] [name] не найдена'],
    ['АННА КАРИМОВА', '[name] [name]'],
    [encodeURIComponent('Каримова'), '[name]'],
    ['Анна-Мария', '[name]-Мария'],
    ['Жоанна и Ян', 'Жоанна и Ян'],
  ])("the participant's name disappears as a whole word: %s", (text, scrubbed) => {
    expect(scrubText(text, ['Анна', 'Каримова Анна', 'Ян'])).toBe(scrubbed);
  });

  test('nested values and names lose personal data', () => {
    const at = new Date();
    const event = {
      breadcrumbs: [{ data: { to: '/my/orders/12-15', at, count: 79161234501 } }],
      'a@b.test': 1,
      message: 'Анна',
    };
    expect(scrubDeep(event, ['Анна'])).toEqual({
      breadcrumbs: [{ data: { to: '/my/orders/:id', at, count: 79161234501 } }],
      '[email]': 1,
      message: '[name]',
    });
  });
});

test.each([
  'mf-orders 3.2.0-32428762: timed out',
  'TypeError: x is not a function',
  '3.2.0-08bbd6fe',
  '2026-11-21T09:00:00.000Z',
  'https://cabinet.test/remotes/mf-orders/3.2.0-32428762/412.0a1b2c3d.js',
  'POST /api/orders: 409',
  'at f (main.js:1:482913)',
  'main.482913.js',
])('useful data for debugging stays: %s', (text) => {
  expect(scrubText(text)).toBe(text);
});

test.each([
  ['/my/orders/12-15', '/my/orders/:id'],
  ['/api/user/7/emailConfirmation', '/api/user/:id/emailConfirmation'],
  ['/f/0d1f7a1e-5a55-4c1e-9c53-0c7a4f5b6d7e', '/f/:id'],
  ['/i/0123456789abcdef0123456789abcdef', '/i/:id'],
  ['/u/anna%40cabinet.test', '/u/:id'],
  ['/my/catalog/products', '/my/catalog/products'],
  ['/api/topClientsRating/50', '/api/topClientsRating/:id'],
])('the template of %s is %s', (url, template) => {
  expect(urlTemplate(url)).toBe(template);
});
