import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../start/environment.ts';
import { optionsOf } from '../start/options.ts';
import { type System, startSystem } from '../start/start.ts';
import { layDatabase } from '../testing/kit/database.ts';

// D8: trial functions are closed in production, and closed to other sites everywhere.

const DOORS = [
  ['POST', '/sandbox/reset'],
  ['GET', '/sandbox/outbox'],
] as const;

let folder: string;
let system: System | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-sandbox-'));
  await layDatabase(folder, 'seeded');
}, 60_000);
afterEach(async () => {
  await system?.close();
  system = null;
});
afterAll(() => rm(folder, { recursive: true }));

async function start(env: Environment): Promise<void> {
  const settings = { PORT: '0', DATA_DIR: folder, SERVICES: 'leads', ...env };
  system = await startSystem({ ...optionsOf(settings), env: settings, quiet: true });
}
async function knock(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await fetch(`http://localhost:${system?.port}${path}`, { method, headers });
  return status;
}
const knockAtAll = () => Promise.all(DOORS.map(([method, path]) => knock(method, path)));

test.each<[string, Environment, number[]]>([
  ['closed at an https: origin', { PUBLIC_ORIGIN: 'https://friends.example' }, [404, 404]],
  ['open there with SANDBOX=on', { PUBLIC_ORIGIN: 'https://friends.example', SANDBOX: 'on' }, [204, 200]],
])(
  'D8 the sandbox is %s',
  async (_, env, expected) => {
    await start(env);
    expect(await knockAtAll()).toEqual(expected);
  },
  60_000,
);

test('D8 an invalid SANDBOX setting stops the start', () => {
  expect(() => optionsOf({ SANDBOX: 'yes' })).toThrow('SANDBOX is "yes"');
});

test('D8 on an http: origin the sandbox is open, and only its own pages and programs can reset it', async () => {
  await start({});
  const own = `http://localhost:${system?.port}`;
  const from = (headers: Record<string, string>) => knock('POST', '/sandbox/reset', headers);
  for (const site of ['cross-site', 'same-site', 'none', 'x'])
    expect([site, await from({ 'sec-fetch-site': site, origin: own })]).toEqual([site, 403]);
  for (const origin of ['http://evil.example', 'http://localhost:1', 'null', `${own}.evil.example`])
    expect([origin, await from({ origin })]).toEqual([origin, 403]);
  expect(await from({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(204);
  expect(await knockAtAll()).toEqual([204, 200]);
}, 60_000);
