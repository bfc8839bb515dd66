import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { table } from './table.ts';

const PORT = 18_080;

/**
 * Measures the time from `npm start` in a fresh clone to the first page. The package store is once empty,
 * once filled.
 */
export async function measureStart(): Promise<void> {
  const store = mkdtempSync(join(tmpdir(), 'cabinet-store-'));
  const cold = await startOnce(store);
  const warm = await startOnce(store);
  rmSync(store, { recursive: true, force: true });
  console.log(
    `\n${table(
      ['npm start, fresh clone', 'seconds'],
      [
        ['cold package store', cold],
        ['warm package store', warm],
      ],
    )}`,
  );
}

async function startOnce(store: string): Promise<string> {
  const clone = mkdtempSync(join(tmpdir(), 'cabinet-clone-'));
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PORT: String(PORT),
      npm_config_store_dir: join(store, 'pnpm'),
      npm_config_cache: join(store, 'npm'),
    },
  });
  await firstPage(npm);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (npm.pid) process.kill(-npm.pid, 'SIGTERM');
  await new Promise((resolve) => npm.once('close', resolve));
  rmSync(clone, { recursive: true, force: true });
  return seconds;
}

async function firstPage(npm: ChildProcess): Promise<void> {
  while (npm.exitCode === null) {
    const page = await fetch(`http://localhost:${PORT}/my/`).catch(() => null);
    if (page?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('npm start ended before it served the first page');
}
