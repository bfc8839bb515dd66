import { isAllowed } from './allowed.ts';

beforeEach(() => {
  const config = Promise.resolve({ remoteOrigins: ['https://cdn.test'] });
  window.cabinetEarly = { config, signIn: new Promise(() => {}) };
});

test.each([
  ['/remotes/mf-catalog/9/mf-manifest.json', true],
  ['http://localhost/remotes/mf-catalog/9/remoteEntry.js', true],
  ['https://cdn.test/anywhere/remoteEntry.js', true],
  ['/my/js/main.js', false],
  ['/remotes/../loyalty/api/files/1', false],
  ['/remotes/%2e%2e/loyalty/api/files/1', false],
  ['https://evil.test/remotes/remoteEntry.js', false],
  ['//evil.test/remotes/remoteEntry.js', false],
  ['data:text/javascript,1', false],
  ['blob:http://localhost/remotes/1', false],
  ['http://', false],
])('C3 a preview at %s is allowed: %s', async (entry, expected) => {
  expect(await isAllowed(entry)).toBe(expected);
});
