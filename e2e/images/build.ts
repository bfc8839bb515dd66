import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { podman } from './podman.ts';
import { standInsFor } from './standIns.ts';

const CONTAINERFILE = join(root, 'docs/deployment/Containerfile');

/** The images of docs/deployment/Containerfile, by their stage. */
export const IMAGES = { services: 'localhost/cabinet/services', web: 'localhost/cabinet/web' } as const;

/** Builds both images of the sources as they are now. */
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
        // With the health checks, which the other format has no place for.
        '--format=docker',
        '--network=host',
        // Steps that change nothing of the images are not kept.
        '--layers=false',
        // The packages that were fetched for this workspace; what a build writes there is gone with it.
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
