import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../site/settings.ts';
import { warnOfSynthetic } from '../start/warnings.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

const STUDENT = { email: 'Student@cabinet.test', firstName: 'Анна', lastName: 'Каримова' };

let system: Composition;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-synthetic-'));
  system = await openComposition(await freshEmbedded(), {
    config: await configWith({ enabled: false, syntheticUser: STUDENT }),
    services: ['loyalty', 'crm', 'site'],
  });
}, 240_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await system.close();
});

async function configWith(identity: object) {
  const CONFIG_FILE = join(folder, 'config.json');
  await writeFile(CONFIG_FILE, JSON.stringify({ identity }));
  return readConfig({ CONFIG_FILE });
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(system.url + path, { headers });
  return { status: answer.status, body: await answer.json() };
}

test('D16 the services accept a call without a token as the synthetic user', async () => {
  expect(await ask('/crm/api/user/get')).toMatchObject({ status: 200, body: { client: { name: 'Анна' } } });
  expect(await ask('/loyalty/api/cards?email=student@cabinet.test')).toMatchObject({ status: 200 });
  expect(await ask('/loyalty/api/cards?email=applicant@cabinet.test')).toMatchObject({ status: 403 });
});

test('D16 the services refuse a bad token and a page of another site', async () => {
  expect(await ask('/crm/api/user/get', { authorization: 'Bearer x' })).toMatchObject({ status: 401 });
  expect(await ask('/crm/api/user/get', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 401 });
});

test('D16 a configuration without a synthetic user is refused in one line', async () => {
  await expect(configWith({ enabled: false })).rejects.toThrow(
    'identity.enabled is false. Set identity.syntheticUser to the user who is signed in.',
  );
});

test('D16 the start warns that everyone is signed in', async () => {
  expect(warnOfSynthetic(await configWith({ enabled: false, syntheticUser: STUDENT }))).toEqual([
    'identity.enabled is false. Every visitor is signed in as Student@cabinet.test, without a password.',
  ]);
  expect(warnOfSynthetic(await configWith({}))).toEqual([]);
});
