import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a publication to a data folder that is a file fails with one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-remote-'));
  const dataDir = join(folder, 'data');
  writeFileSync(dataDir, '');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'remote.ts'), 'rollback', 'mf-orders'],
    { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOTDIR: .+\n$/)]);
});
