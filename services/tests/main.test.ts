import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type User = { uid?: number; gid?: number };

/** Returns an unprivileged user for root, because file permissions do not restrict root. */
function anyUser(): User {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

const MAIN = join(__dirname, '../main.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-main-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as a user does. */
function run(env: Record<string, string>, user: User = {}) {
  const child = spawn(process.execPath, [MAIN], {
    ...user,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0', ...env },
  });
  let out = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, errors }));
  });
  const url = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const address = /runs at (\S+)/.exec(out)?.[1];
      if (address) resolve(address);
    });
  });
  return { child, ended, url };
}

describe('a failed start ends with one line', () => {
  test('a start on a used port fails with one line', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await run({ PORT: String(port) }).ended;
    other.close();
    expect([code, errors]).toEqual([1, `Port ${port} is in use. Set PORT to another port.\n`]);
  });

  test('a start with a wrong configuration fails with one line', async () => {
    const file = join(folder, 'config.json');
    await writeFile(file, '{"languages": ["fr"]}');
    const { code, errors } = await run({ CONFIG_FILE: file }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The configuration \(.*config\.json\) is invalid at languages\.0: .*\n$/);
  });

  test('a start with an unreachable database fails without its password in the error', async () => {
    const { code, errors } = await run({ DATABASE_URL: 'postgres://me:secret@localhost:1/none' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATABASE_URL: the database is unreachable: .*\n$/);
    expect(errors).not.toContain('secret');
  });

  test('K3 a start with real accounts at a public origin on the embedded database fails', async () => {
    const env = { PUBLIC_ORIGIN: 'https://friends.example', KEYCLOAK_URL: 'https://id.example' };
    const { code, errors } = await run(env).ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The embedded database .*DATABASE_URL.*\n$/)]);
  });

  test.each([
    ['DATABASE_URL', 'mysql://me:secret@localhost/cabinet'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_OWNER_URL', 'https://me:secret@localhost'],
  ])('D12 a start with %s set to %s fails with one line', async (setting, address) => {
    const settings = { DATABASE_URL: 'postgres://localhost:1/none', [setting]: address };
    const { code, errors } = await run(settings).ended;
    expect([code, errors]).toEqual([1, `${setting} must begin with postgres://.\n`]);
  });

  test.each([
    ['PUBLIC_ORIGIN', 'friends.example', 'an origin such as https://example.org'],
    ['PUBLIC_ORIGIN', 'https://friends.example/my', 'an origin such as https://example.org'],
    ['PUBLIC_ORIGINS', 'friends.example', 'an origin such as https://example.org'],
    ['PORTAL_ORIGINS', 'https://portal.example/catalog', 'an origin such as https://example.org'],
    ['KEYCLOAK_URL', 'id.example', 'an http: or https: URL'],
    ['TRUSTED_PROXIES', 'nginx', 'addresses and networks such as 10.0.0.0/8'],
    ['HOST', 'nowhere.invalid', 'a name or an address of this machine'],
    ['SEED', 'no', 'on or off'],
  ])('D12 a start with %s set to %s names the setting in one line', async (setting, value, wanted) => {
    const { code, errors } = await run({ [setting]: value }).ended;
    expect([code, errors]).toEqual([1, `${setting} is "${value}". It must be ${wanted}.\n`]);
  });

  test('D12 a start with a file as its data folder fails with one line', async () => {
    const DATA_DIR = join(folder, 'data');
    await writeFile(DATA_DIR, '');
    const { code, errors } = await run({ DATA_DIR }).ended;
    expect([code, errors]).toEqual([
      1,
      `The data folder ${DATA_DIR} is a file. Remove the file, or set DATA_DIR to another folder.\n`,
    ]);
  });

  test('D12 a start with a read-only data folder fails with one line', async () => {
    await chmod(folder, 0o555);
    const { code, errors } = await run({}, anyUser()).ended;
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The data folder .* cannot be used: EACCES.*\n$/),
    ]);
  });

  test("D12 a start on another user's database fails with one line", async () => {
    await chmod(folder, 0o777);
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database/PG_VERSION'), '17');
    await chmod(join(folder, 'database/PG_VERSION'), 0o000);
    const { code, errors } = await run({}, anyUser()).ended;
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The data folder .* cannot be used: EACCES.*\n$/),
    ]);
  });

  test.each([
    ['has no control file that can be read', ['PG_VERSION', 'global/pg_control']],
    ['has lost its version', ['global/pg_control']],
  ])('D12 a start fails with one line if the database %s', async (_what, files) => {
    const database = join(folder, 'database');
    await mkdir(join(database, 'global'), { recursive: true });
    for (const file of files) await writeFile(join(database, file), '17');
    const { code, errors } = await run({}).ended;
    expect([code, errors]).toEqual([
      1,
      `The database in ${database} is damaged. Move ${folder} aside and restore a backup, or set DATA_DIR to another folder.\n`,
    ]);
    // The start did not overwrite files that can still be rescued.
    expect(await readFile(join(database, 'global/pg_control'), 'utf8')).toBe('17');
  });

  test.each([
    { PORT: 'eighty' },
    { SERVICES: 'loyalty,billing' },
    { DRAIN_SECONDS: 'soon' },
    { SHARED_NETWORKS: 'campus' },
  ])('a start with the settings %j fails with one line', async (env) => {
    const { code, errors } = await run(env).ended;
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});

test('a part of the system runs alone, locks its data folder and stops on a signal', async () => {
  const first = run({ SERVICES: 'identity' });
  const url = new URL(await first.url);
  expect((await fetch(new URL('/readyz', url))).status).toBe(200);
  expect(
    (await fetch(new URL('/identity/realms/clients/.well-known/openid-configuration', url))).status,
  ).toBe(200);
  expect((await fetch(new URL('/loyalty/api/cards', url))).status).toBe(404);
  expect(await (await fetch(new URL('/metrics', url))).text()).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
  );

  const second = await run({ SERVICES: 'identity' }).ended;
  expect(second.code).toBe(1);
  expect(second.errors).toContain(`${folder} is in use by process ${first.child.pid}`);

  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
}, 240_000);
