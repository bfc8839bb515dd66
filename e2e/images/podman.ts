import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';

/** Images and containers of this workspace, separate from those of the machine. */
const STORE = join(root, '.cache/containers');

/**
 * Options for machines without systemd, and for machines with both versions of control groups, which crun
 * refuses.
 */
export const PODMAN = [
  ...(spawnSync('runc', ['--version']).status === 0 ? ['--runtime=runc'] : []),
  `--root=${join(STORE, 'storage')}`,
  `--runroot=${join(STORE, 'run')}`,
  '--cgroup-manager=cgroupfs',
];

/**
 * Runs podman.
 * @returns its output
 * @throws Error with the complete output, if podman fails
 */
export async function podman(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', [...PODMAN, ...words], { maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** Returns whether a podman command succeeds. */
export function podmanCan(...words: string[]): boolean {
  return spawnSync('podman', [...PODMAN, ...words]).status === 0;
}

export const hasPodman = () => podmanCan('--version');
