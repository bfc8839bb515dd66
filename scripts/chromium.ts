import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';

/** Has no window, and takes a seventh less time. */
const WINDOWLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(commands: string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return commands.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Playwright's own browser, where it has been downloaded. */
function downloaded(): string | undefined {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
  });
  const file = stdout?.trim();
  return file && isExecutable(file) ? file : undefined;
}

function found(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return (named && isExecutable(named) ? named : undefined) ?? onPath([WINDOWLESS, ...WHOLE]) ?? downloaded();
}

/** Tries what can bring a browser to this machine, quietly and in this order. */
function install(): void {
  console.log('no Chromium found, installing one');
  const playwright = join(root, 'e2e/node_modules/.bin/playwright');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }).status === 0)
    return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own, else one that is installed now.
 * Ends the process with one line when there is none to be had (CONTRACT §1).
 */
export function findChromium(): string {
  const ready = found();
  if (ready) return ready;
  install();
  const installed = found();
  if (installed) return installed;
  console.error('no Chromium: install one, or name it in CHROMIUM_PATH');
  process.exit(1);
}

/** A Chromium with all that belongs to a window, such as pages that are kept for Back; else the other one. */
export function findWholeChromium(): string {
  return onPath(WHOLE) ?? findChromium();
}
