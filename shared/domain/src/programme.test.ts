import { programmeRedirect } from './programme.ts';

const OWN = 'https://friends.example';
const ALLOWED = ['https://mti.example', 'http://localhost:8080'];

test.each([
  ['no header', null, null],
  ['an empty one', '', null],
  ['this very origin', `${OWN}/my/`, null],
  ['a listed origin', 'https://mti.example', 'https://mti.example'],
  ['a listed origin with a path', 'https://mti.example/evil?x#y', 'https://mti.example'],
  ['a listed origin with a user', 'https://friends@mti.example', 'https://mti.example'],
])('R30 %s', (_, location, origin) => {
  expect(programmeRedirect(location, ALLOWED, OWN)).toBe(origin);
});

test.each([
  'https://evil.example',
  'http://mti.example',
  'https://mti.example:444',
  'https://mti.example.evil.example',
  'https://mti.example@evil.example',
  '//mti.example',
  'javascript:alert(1)',
  'mti.example',
])('I1 R30 %s is refused', (location) => {
  expect(() => programmeRedirect(location, ALLOWED, OWN)).toThrow('not on the list');
});
