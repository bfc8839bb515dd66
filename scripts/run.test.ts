import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A copy of run.mjs without the repository. After its checks it fails, because the lockfile is missing.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-run-'));
  await copyFile(join(__dirname, '../run.mjs'), join(folder, 'run.mjs'));
});
afterEach(() => rm(folder, { recursive: true }));

function start(env: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'run.mjs'), '--listens', 'node', 'scripts/start.ts'],
    { env: { PATH: process.env.PATH ?? '', PORT: '0', ...env }, encoding: 'utf8', ...user },
  );
  return [status, stderr];
}

describe('D12 run.mjs checks before the installation', () => {
  test('D12 run.mjs reports in one line that the data folder is a file', async () => {
    const DATA_DIR = join(folder, 'data');
    await writeFile(DATA_DIR, '');
    expect(start({ DATA_DIR })).toEqual([
      1,
      `${DATA_DIR} is a file. Remove the file, or choose another folder.\n`,
    ]);
  });

  test.each(['node_modules', '.data', '.data/database'])(
    'D12 run.mjs reports in one line that %s belongs to another user',
    async (name) => {
      const place = join(folder, name);
      await mkdir(place, { recursive: true });
      await Promise.all([chmod(folder, 0o777), chmod(join(folder, name.split('/')[0] ?? ''), 0o777)]);
      await chmod(place, 0o555);
      // Root ignores permissions, so run as another user.
      const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      const line = `The folder ${place} is not writable. Change its permissions, or run the command as another user.\n`;
      expect(start({}, user)).toEqual([1, line]);
    },
  );

  test.each(['DATABASE_URL', 'DATABASE_OWNER_URL'])(
    'D12 run.mjs reports in one line that %s has another scheme',
    (setting) => {
      expect(start({ [setting]: 'mysql://me:secret@localhost/cabinet' })).toEqual([
        1,
        `${setting} must begin with postgres://.\n`,
      ]);
    },
  );

  test.each(['eighty', '70000', '-1'])('D12 run.mjs reports in one line that %s is not a port', (PORT) => {
    expect(start({ PORT })).toEqual([1, `PORT is "${PORT}". It must be a number from 0 to 65535.\n`]);
  });

  test('D12 run.mjs reports in one line that the port is in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(start({ PORT: String(port), HOST: 'localhost' })).toEqual([
      1,
      `Port ${port} is in use. Set PORT to another port, for example PORT=${port + 1}.\n`,
    ]);
    other.close();
  });
});
