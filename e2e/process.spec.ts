import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from './support/run.ts';
import { seededFolder } from './support/system.ts';

/** Start only the pages: these messages appear before any service runs. */
const SMALL = { SERVICES: 'site' };

// Some tests start three systems.
test.describe.configure({ timeout: 90_000 });

let folder = '';

test.beforeEach(() => {
  folder = seededFolder();
});

test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test('CONTRACT §1 a start on a used port ends with one line of explanation', { tag: '@heavy' }, async () => {
  const { server, port } = await listen();
  const { code, stdout, stderr } = await run({ dataDir: folder, port }).ended;
  server.close();
  expect(stderr).toBe(`Port ${port} is in use. Set PORT to another port.\n`);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

test('K2 a second start on a used data folder ends with one line that names the process', {
  tag: '@heavy',
}, async () => {
  const first = run({ dataDir: folder, env: SMALL });
  await first.ready;
  const { code, stderr } = await run({ dataDir: folder, env: SMALL }).ended;
  expect(stderr).toBe(
    `The data folder ${folder} is in use by process ${first.pid}. Stop it, or set DATA_DIR to another folder.\n`,
  );
  expect(code).toBe(1);

  expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
  const next = run({ dataDir: folder, env: SMALL });
  await next.ready;
  await next.stop();
});

test('an invalid PORT ends the start with one line', { tag: '@heavy' }, async () => {
  const { code, stderr } = await run({ dataDir: folder, env: { PORT: 'eighty' } }).ended;
  expect(stderr).toBe('PORT is "eighty". It must be a number from 0 to 65535.\n');
  expect(code).toBe(1);
});

test('a broken list of remotes in the data folder ends the start with one line that names the file', {
  tag: '@heavy',
}, async () => {
  writeFileSync(`${folder}/remotes.json`, '{ "revision": ');
  const { code, stderr } = await run({ dataDir: folder, env: SMALL }).ended;
  expect(stderr).toMatch(/^The list of remotes \S+remotes\.json is broken: [^\n]+\n$/);
  expect(code).toBe(1);
});

test('a start and `npm run web-root` warn of a live release that does not fit the shell', {
  tag: '@heavy',
}, async () => {
  const record = { version: '1.0.0', entry: '/remotes/mf-team/1.0.0/remoteEntry.js', contract: 1 };
  const needs = { contract: 1, shared: { react: '^18.0.0' }, imports: [], texts: {} };
  const release = join(folder, 'remotes/mf-team/1.0.0');
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, 'release.json'), JSON.stringify({ needs, pins: {} }));
  writeFileSync(join(release, 'remoteEntry.js'), '');
  const list = { revision: '1', remotes: { 'mf-team': record } };
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify(list));
  const warning =
    /WARNING: mf-team 1\.0\.0 does not fit: .*it needs react \^18\.0\.0, but the live shell provides 19/;

  const services = run({ dataDir: folder, env: SMALL });
  await services.ready;
  expect((await services.stop()).stderr).toMatch(warning);

  const command = ['services/webRoot/main.ts', join(folder, 'web')];
  expect((await run({ dataDir: folder, command }).ended).stderr).toMatch(warning);
});
