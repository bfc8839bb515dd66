import type { Libraries } from './contract.ts';
import { fittingLibraries } from './fittingLibraries.ts';

const OWN = '19.3.1';

function librariesOf(version: string, others: object = {}): Libraries {
  const call = () => null;
  return {
    react: { version },
    'react/jsx-runtime': { jsx: call, jsxs: call },
    'react-dom': { version },
    'react-dom/client': { createRoot: call },
    ...others,
  } as unknown as Libraries;
}

test.each([
  ['19.3.1', true],
  ['19.3.2', true],
  ['19.10.0', true],
  ['19.3.0', false],
  ['19.2.9', false],
  ['18.3.1', false],
  ['20.0.0', false],
  ['19.4.0-canary-1234', false],
  ['', false],
])('C4 where the cabinet is built with 19.3.1, a portal’s React %s is shared: %s', (version, isTaken) => {
  const given = librariesOf(version);
  expect(fittingLibraries(given, OWN)).toBe(isTaken ? given : null);
});

test.each([
  ['nothing', null],
  ['a react-dom of another version', librariesOf('19.3.1', { 'react-dom': { version: '19.3.2' } })],
  ['no react-dom/client', librariesOf('19.3.1', { 'react-dom/client': undefined })],
  ['no react/jsx-runtime', librariesOf('19.3.1', { 'react/jsx-runtime': undefined })],
])('C4 %s is not shared', (_what, given) => {
  expect(fittingLibraries(given, OWN)).toBeNull();
});
