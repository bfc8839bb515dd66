import * as fc from 'fast-check';
import { safeHref } from './href.ts';

const origin = 'https://friends.test';

test.each([
  ['/my/orders/12', '/orders/12'],
  ['/my/orders/12?tab=all#end', '/orders/12?tab=all#end'],
  ['https://friends.test/my/faq', '/faq'],
  ['//friends.test/my/faq', '/faq'],
  ['orders/12', '/orders/12'],
  ['/my', '/'],
  ['/my/', '/'],
  ['/my//orders///12', '/orders/12'],
  ['my/orders/12', '/orders/12'],
  ['my', '/'],
  ['my//orders', '/orders'],
  ['/my/my/orders/12?a=b', '/orders/12?a=b'],
  ['/my//my//my/orders', '/orders'],
  ['/my/myself', '/myself'],
  ['  /my/faq  ', '/faq'],
  ['/my/./faq', '/faq'],
  ['https://someone@friends.test/my/faq', '/faq'],
  ['', '/'],
])('R30 safeHref leads %j to %s', (href, path) => {
  expect(safeHref(href, origin)).toBe(path);
});

test.each([
  // Another origin in various spellings
  'https://evil.test/my/faq',
  'http://friends.test/my/faq',
  'https://friends.test:444/my/faq',
  'https://friends.test.evil.test/my/',
  'https://friends.test@evil.test/my/',
  'https://evil.test\\@friends.test/my/',
  '//evil.test/my/',
  '///evil.test/my/',
  '////my//evil.test',
  '/\\evil.test/my/',
  '\\\\evil.test/my/',
  '/\t/evil.test/my/',
  '/\n/evil.test/my/',
  '\t//evil.test/my/',
  'https:\\\\evil.test\\my',
  'https:/evil.test/my/',
  'hTTps://evil.test/my/',
  'https://evil。test/my/',
  'ftp://friends.test/my/',
  // Scripts and documents
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//my/',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://friends.test/my/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://friends.test/my/1',
  'filesystem:https://friends.test/my/1',
  'about:blank',
  'mailto:a@evil.test',
  // The same origin, but outside the cabinet
  '/identity/logout',
  '/my/../identity/logout',
  '/my/%2e%2e/identity/logout',
  '/my/..\\identity',
  '/myself',
  '/MY/faq',
  '/loyalty/api/cards?x=/my/',
  // Invalid addresses
  'https://',
  'http://[::1',
])('I1 safeHref refuses %j', (href) => {
  expect(safeHref(href, origin)).toBeNull();
});

test.each([
  'https:evil.test',
  '/my//evil.test',
  '/my/\\evil.test',
  '/my/%2F%2Fevil.test',
  '/my/https://evil.test',
])('I1 safeHref keeps %j below /my', (href) => {
  const path = safeHref(href, origin);
  expect(path).toMatch(/^\/(?!\/)/);
  expect(new URL(`${origin}/my${path}`).origin).toBe(origin);
});

test.each([
  ['https://friends.test%2eevil.test/my/', null],
  ['https://friends.test\u0000.evil.test/my/', null],
  ['https://friends.test:443@evil.test/my/', null],
  ['https://friends.test\\.evil.test/my/', null],
  ['https://friends.test#@evil.test/my/', null],
  ['https://friends.test?@evil.test/my/', null],
  ['http:friends.test/my/', null],
  ['//evil.test/..//friends.test/my/', null],
  ['/my/../..//evil.test/my/', null],
  ['/my/.%2e/.%2E/identity', null],
  ['/my/\t..\t/identity', null],
  ['view-source:https://friends.test/my/', null],
  ['wss://friends.test/my/', null],
  ['..', null],
  ['//evil.test%2F@friends.test/my/', '/'],
  ['//friends.test:443/my/faq', '/faq'],
  ['／／evil.test/my/', '/%EF%BC%8F%EF%BC%8Fevil.test/my/'],
  ['\uFEFF//evil.test', '/%EF%BB%BF/evil.test'],
  ['/my/%09//evil.test', '/%09/evil.test'],
  ['.//evil.test', '/evil.test'],
])('I1 safeHref leads our own case %j to %j', (href, path) => {
  expect(safeHref(href, origin)).toBe(path);
});

test('I1 R30 safeHref keeps every href on the origin, below /my', () => {
  const parts = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u0000',
    ],
    ...[
      'https',
      'http',
      'javascript',
      'data',
      'my',
      'MY',
      'friends.test',
      'evil.test',
      '。',
      '／',
      '\uFEFF',
      'a',
    ],
  );
  const hrefs = fc.oneof(
    fc.array(parts).map((all) => all.join('')),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(hrefs, (href) => {
      const path = safeHref(href, origin);
      if (path === null) return;
      const place = new URL(`/my${path}`, origin);
      expect([place.origin, /^\/(?![/\\])/.test(path)]).toEqual([origin, true]);
      expect(place.pathname).toMatch(/^\/my\/(?!.*\/\/)/);
      expect(safeHref(`/my${path}`, origin)).toBe(path);
    }),
    { numRuns: 1_000 },
  );
});
