import * as fc from 'fast-check';
import { programmeRedirect } from './programme.ts';

const OWN = 'https://friends.example';
const ALLOWED = ['https://mti.example', 'http://localhost:8080'];

test.each([
  ['no header', null, null],
  ['an empty header', '', null],
  ['the own origin', `${OWN}/my/`, null],
  ['a listed origin', 'https://mti.example', 'https://mti.example'],
  ['a listed origin with a path', 'https://mti.example/evil?x#y', 'https://mti.example'],
  ['a listed origin with a user', 'https://friends@mti.example', 'https://mti.example'],
])('R30 programmeRedirect with %s', (_, location, origin) => {
  expect(programmeRedirect(location, ALLOWED, OWN)).toBe(origin);
});

test.each([
  'https://evil.example',
  'http://mti.example',
  'https://mti.example:444',
  'https://mti.example.evil.example',
  'https://mti.example@evil.example',
  'https:\\\\evil.example\\@mti.example',
  'https://mti。evil.example',
  '//mti.example',
  '/my/',
  'javascript:alert(1)',
  'data:text/html,https://mti.example',
  'mti.example',
])('I1 R30 programmeRedirect refuses the Location %j', (location) => {
  expect(() => programmeRedirect(location, ALLOWED, OWN)).toThrow('not on the list');
});

test('I1 R30 programmeRedirect never leads to an origin outside the list', () => {
  const parts = fc.constantFrom(
    ...[
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2e',
      '\t',
      'mti.example',
      'evil.example',
      ':8080',
    ],
    ...['localhost', ...ALLOWED],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (all) => {
      let origin: string | null = null;
      try {
        origin = programmeRedirect(all.join(''), ALLOWED, OWN);
      } catch {}
      expect([null, ...ALLOWED]).toContain(origin);
    }),
    { numRuns: 1_000 },
  );
});
