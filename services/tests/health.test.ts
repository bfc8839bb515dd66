import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';
import { type Builds, makeBuilds, SCRIPT } from '../testing/site/builds.ts';

const SHELL = 'shell/dist/3.2.0-aaaa';
const MAIN = 'js/main.0123456789.js';

let builds: Builds;
let system: Composition;

beforeAll(async () => {
  builds = await makeBuilds();
  await builds.write(
    `${SHELL}/release.json`,
    JSON.stringify({ pins: { [MAIN]: `sha384-${'A'.repeat(64)}` } }),
  );
  const { root, dataDir } = builds;
  system = await openComposition(await freshEmbedded(), { root, dataDir });
}, 120_000);
afterAll(async () => {
  await system?.close();
  await builds?.remove();
});

async function get(path: string): Promise<[status: number, body: unknown]> {
  const response = await fetch(system.url + path);
  return [response.status, await response.json()];
}

test('/healthz answers 200 while the home page opens', async () => {
  expect((await fetch(`${system.url}/my/`)).status).toBe(200);
  expect(await get('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('/healthz answers 503 with the reason while a file of the page is missing, and recovers', async () => {
  await rm(join(builds.root, SHELL, MAIN));
  expect((await fetch(`${system.url}/my/${MAIN}`)).status).toBe(404);
  const page = `${MAIN} of the shell 3.2.0-aaaa is missing or unreadable`;
  expect(await get('/healthz')).toEqual([503, { status: 'failing', page }]);
  await builds.write(`${SHELL}/${MAIN}`, SCRIPT);
  expect(await get('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('/healthz answers 503 with the reason while the page cannot be made', async () => {
  await builds.write('shell/dist/3.3.0-bbbb/release.json', '{}');
  expect((await fetch(`${system.url}/my/`)).status).toBe(500);
  const page = 'the page of the shell 3.3.0-bbbb cannot be made';
  expect(await get('/healthz')).toEqual([503, { status: 'failing', page }]);
  await rm(join(builds.root, 'shell/dist/3.3.0-bbbb'), { recursive: true });
});

test('liveness and readiness do not depend on the page, because a restart does not bring its files back', async () => {
  await rm(join(builds.root, 'shell'), { recursive: true });
  expect((await fetch(`${system.url}/my/`)).status).toBe(503);
  expect(await get('/healthz')).toEqual([503, { status: 'failing', page: 'the shell is not built' }]);
  expect(await get('/healthz?exclude=page')).toEqual([200, { status: 'ok' }]);
  expect(await get('/readyz')).toEqual([200, { database: 'ok', identity: 'ok' }]);
});
