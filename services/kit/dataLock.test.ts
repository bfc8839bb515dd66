import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataFolderInUse, lockDataFolder } from './dataLock.ts';

const MODULE = fileURLToPath(new URL('./dataLock.ts', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cabinet-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts another process that takes the lock and keeps it. */
async function otherOwner(): Promise<ChildProcess> {
  const code = `const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    lockDataFolder(${JSON.stringify(folder)}); console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('K2 the error of a used folder names the process and the path', async () => {
  const owner = await otherOwner();

  expect(() => lockDataFolder(folder)).toThrow(
    expect.objectContaining({ name: 'DataFolderInUse', pid: owner.pid, path: folder }),
  );
  expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${owner.pid}`);

  await kill(owner);
});

test('K2 a process takes over the lock of a killed process', async () => {
  await kill(await otherOwner());

  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  unlock();
});

test('a released folder can be locked again', () => {
  lockDataFolder(folder)();
  lockDataFolder(folder)();
});
