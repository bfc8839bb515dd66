import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { buildAll } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { SKIPPED } from '../../scripts/skipped.ts';
import { buildImages } from './build.ts';
import { hasPodman, podman } from './podman.ts';
import { NoImages } from './standIns.ts';

/**
 * `npm run images` builds the images of docs/deployment and runs nginx.spec.ts and images.spec.ts on their
 * containers. With `--if-there-is-one`, the command reports a missing podman as skipped.
 */
try {
  if (!hasPodman()) throw new NoImages('podman is missing');
  await buildAll();
  console.time('images built');
  await buildImages();
  console.timeEnd('images built');
  const specs = ['nginx.spec', 'images.spec'];
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--workers', '1', ...specs];
  const { status } = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findChromium(), IMAGES: 'on' },
  });
  // Remove the containers of failed tests.
  await podman('rm', '--all', '--force', '--time=0');
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof NoImages)) throw error;
  console.log(`The container images are not built: ${error.message}.`);
  process.exitCode = process.argv.includes('--if-there-is-one') ? SKIPPED : 1;
}
