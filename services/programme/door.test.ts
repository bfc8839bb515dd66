import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordsFrom } from '../publishing/recordsFrom.ts';
import { type System, startSystem } from '../start/start.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres } from '../testing/kit/postgres.ts';

const MAIN = join(__dirname, 'main.ts');
const REGISTRATION = ['accrue', 'registration', '--card', '770000000011', '--friend', 'Новый Друг'];

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cabinet-programme-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command as an operator does. */
function run(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

const keyFile = () => join(dataDir, 'operator.json');
const keyOf = () => JSON.parse(readFileSync(keyFile(), 'utf8')) as { url: string; token: string };
const ask = (url: string, token: string | null, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

test('the help works without a system', async () => {
  const { code, out, errors } = await run(['--help'], { DATA_DIR: join(dataDir, 'nowhere') });
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain('npm run programme -- refund --invitation 7\n');
});

test('a wrong command is refused in one line', async () => {
  const { code, out, errors } = await run(['refund', '--invitation', 'seven']);
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^--invitation must be a whole number: "seven"\. .+\n$/);
});

test('a command without a system fails with one line', async () => {
  const { code, errors } = await run(REGISTRATION, { DATA_DIR: join(dataDir, 'nowhere') });
  expect(code).toBe(1);
  expect(errors).toMatch(/^.*nowhere contains no system\..*\n$/);
});

test('a command with an unreachable database fails with one line without its password', async () => {
  const { code, errors } = await run(REGISTRATION, { DATABASE_URL: 'postgres://me:secret@localhost:1/none' });
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL: the database is unreachable: .*\n$/),
  ]);
  expect(errors).not.toContain('secret');
});

wherePostgres((programs) => {
  test('a command on a database without tables fails with one line', async () => {
    const server = await startPostgres(programs);
    try {
      const { code, errors } = await run(REGISTRATION, { DATABASE_URL: server.url });
      expect([code, errors]).toEqual([1, expect.stringMatching(/^The database has no tables .*\n$/)]);
    } finally {
      await server.stop();
    }
  });

  test('the command for tokens migrates as the owner', async () => {
    const server = await startPostgres(programs);
    try {
      const { databaseUrl, ownerUrl } = await server.create();
      const records = recordsFrom({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl });
      expect(await records({ name: 'tokens' })).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe('door of a running system', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ port: 0, dataDir, services: ['loyalty', 'crm'], quiet: true });
  }, 240_000);
  afterAll(() => system.close());

  test('the command runs in the running system', async () => {
    const first = await run(REGISTRATION);
    expect([first.code, first.errors]).toEqual([0, '']);
    expect(first.out).toMatch(
      /^Booked 100 tokens \(FRIEND\) for student@cabinet\.test; the balance is 12600\.\n/,
    );
    expect((await run(REGISTRATION)).out).toMatch(/^Booked no tokens/);
  }, 30_000);

  test('a refused command prints one line', async () => {
    const { code, out, errors } = await run(['accrue', 'study', '--invitation', '999999', '--price', '1000']);
    expect([code, out, errors]).toEqual([1, '', 'Unknown invitation 999999.\n']);
  }, 30_000);

  test('only the owner of the data folder can read the key', () => {
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(Buffer.from(keyOf().token, 'base64url')).toHaveLength(32);
    expect(new URL(keyOf().url).hostname).toBe('127.0.0.1');
  });

  test.each([
    ['no key', null],
    ['another key', 'A'.repeat(43)],
    ['a piece of the key', 'A'],
  ])('A1 %s opens nothing', async (_, token) => {
    const answer = await ask(keyOf().url, token, { name: 'block', card: '770000000011' });
    expect(answer.status).toBe(401);
  });

  test('the public origin does not serve the door', async () => {
    const { token } = keyOf();
    for (const path of ['/', '/programme', '/operate']) {
      expect(
        (await ask(system.url + path, token, { name: 'invitations', email: 'a@cabinet.test' })).status,
      ).toBe(404);
    }
  });

  test('the door creates and lists tokens of remotes', async () => {
    const records = recordsFrom({ DATA_DIR: dataDir });
    const { token } = await records({ name: 'make-token', remote: 'mf-team', author: 'Team CI' });
    expect(token).toMatch(/^cabinet_publish_[\w-]{43}$/);
    expect(await records({ name: 'tokens' })).toEqual([
      expect.objectContaining({ remote: 'mf-team', name: 'Team CI', usedAt: null, revokedAt: null }),
    ]);
    for (const key of [null, 'A'.repeat(43)])
      expect((await ask(new URL('/records', keyOf().url).href, key, { name: 'tokens' })).status).toBe(401);
  });

  test('an unknown command is a bad request', async () => {
    const { url, token } = keyOf();
    for (const body of [{}, { name: 'drop' }, { name: 'block' }, { name: 'block', card: '1', status: 1 }]) {
      expect((await ask(url, token, body)).status).toBe(400);
    }
  });
});

test('after the system ends, the key is gone and the command opens the data folder directly', async () => {
  expect(() => keyOf()).toThrow('ENOENT');
  const { code, out, errors } = await run(['invitations', '--email', 'student@cabinet.test']);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain('Новый Друг, working');
  expect(await recordsFrom({ DATA_DIR: dataDir })({ name: 'tokens' })).toHaveLength(1);

  // A killed system leaves its key behind.
  await writeFile(keyFile(), JSON.stringify({ url: 'http://127.0.0.1:9', token: 'A' }));
  expect((await run(['invitations', '--email', 'student@cabinet.test'])).out).toBe(out);
}, 240_000);
