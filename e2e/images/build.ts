import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { podman } from './podman.ts';
import { standInsFor } from './standIns.ts';

const CONTAINERFILE = join(root, 'docs/deployment/Containerfile');

/** The images of docs/deployment/Containerfile, by stage. */
export const IMAGES = { services: 'localhost/cabinet/services', web: 'localhost/cabinet/web' } as const;

/** Builds both images from the current sources. */
export async function buildImages(): Promise<void> {
  const standIns = await standInsFor(CONTAINERFILE);
  const targets = Object.entries(IMAGES);
  await Promise.all(
    targets.map(([target, image]) =>
      podman(
        'build',
        `--file=${CONTAINERFILE}`,
        `--ignorefile=${CONTAINERFILE}.dockerignore`,
        `--target=${target}`,
        `--tag=${image}`,
        // Only this format supports health checks.
        '--format=docker',
        '--network=host',
        // Do not keep the intermediate layers.
        '--layers=false',
        // The package store of this workspace as an overlay, which discards the writes of the build.
        `--volume=${packageStore()}:/root/.local/share/pnpm/store:O`,
        ...standIns,
        root,
      ),
    ),
  );
}

function packageStore(): string {
  const { stdout } = spawnSync('pnpm', ['store', 'path'], { cwd: root, encoding: 'utf8' });
  // `…/store/v11`
  return join(stdout.trim(), '..');
}
