import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';

/** The headless shell has no window and takes a seventh less time. */
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

/** Playwright's own browser, if it is downloaded. */
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

/** Tries to install a browser: first with Playwright, then with apt. */
function install(): void {
  console.log('Chromium is missing; installing it');
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
 * Finds a Chromium for tests: `CHROMIUM_PATH`, the system's, or Playwright's own. Otherwise installs one.
 * Ends the process with one line if the installation fails (CONTRACT §1).
 */
export function findChromium(): string {
  const ready = found();
  if (ready) return ready;
  install();
  const installed = found();
  if (installed) return installed;
  console.error('Chromium is missing. Install it, or set CHROMIUM_PATH to its path.');
  process.exit(1);
}

/**
 * Finds a Chromium with all features of a window, such as the back/forward cache. Falls back to
 * `findChromium`.
 */
export function findFullChromium(): string {
  return onPath(WHOLE) ?? findChromium();
}
