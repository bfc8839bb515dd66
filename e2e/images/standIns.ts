import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { root } from '@cabinet/build/workspace';
import { DockerfileParser } from 'dockerfile-ast';
import { podman, podmanCan } from './podman.ts';

/** Reason why this machine cannot build the images. The cabinet is not at issue. */
export class NoImages extends Error {}

const FOLDER = join(root, '.cache/containers/standIns');

/** Returns the base images of a Containerfile, each with its digest. */
function basesOf(containerfile: string): string[] {
  const parsed = DockerfileParser.parse(readFileSync(containerfile, 'utf8'));
  const images = parsed.getFROMs().map((from) => from.getImage() ?? '');
  // Images without a digest are stages of the file.
  return images.filter((image) => image.includes('@'));
}

/**
 * Returns options of `podman build` that replace base images which podman cannot pull. Each stand-in is the
 * same Debian release. The stand-in for a Node image contains the workspace's Node.
 * @throws {NoImages} with one line about the missing tool
 */
export async function standInsFor(containerfile: string): Promise<string[]> {
  const bases = basesOf(containerfile);
  const missing = bases.filter((base) => !podmanCan('image', 'exists', base) && !podmanCan('pull', base));
  const flags = [];
  for (const base of missing) {
    const image = await standIn(base.includes('/node:') ? 'node' : 'debian', suiteOf(base));
    flags.push(`--build-context=${base}=container-image://${image}`);
  }
  return flags;
}

/** `node:24.21.0-bookworm-slim@sha256:…` → `bookworm` */
function suiteOf(image: string): string {
  return image.split('@')[0]?.split('-').at(-2)?.split(':').at(-1) ?? '';
}

async function standIn(target: 'node' | 'debian', suite: string): Promise<string> {
  const image = `localhost/cabinet/${target}:${suite}`;
  if (podmanCan('image', 'exists', image)) return image;
  const file = join(import.meta.dirname, 'standIn.Containerfile');
  try {
    layContext(suite);
    await podman('build', `--file=${file}`, `--target=${target}`, `--tag=${image}`, '--network=host', FOLDER);
  } catch (error) {
    if (error instanceof NoImages) throw error;
    // Debian's packages are unreachable, or podman cannot start containers here.
    throw new NoImages(`the stand-in for ${target} failed: ${lastLine(error)}`);
  }
  return image;
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string | Buffer };
  return (stderr?.toString() || message).trim().split('\n').at(-1) ?? '';
}

function layContext(suite: string): void {
  const tar = join(FOLDER, 'debian.tar');
  if (existsSync(tar)) return;
  if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0)
    throw new NoImages('its base images cannot be pulled, and only root with debootstrap can build them');
  const aside = join(FOLDER, 'debian');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', suite, aside], { stdio: 'pipe' });
  cpSync(process.execPath, join(FOLDER, 'node'));
  // `npm/bin/npm-cli.js`
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  cpSync(join(realpathSync(npm), '../..'), join(FOLDER, 'npm'), { recursive: true });
  // Certificates that this machine also trusts, such as that of a proxy before the package registry.
  writeFileSync(join(FOLDER, 'extra.crt'), getCACertificates('extra').join('\n'));
  execFileSync('tar', ['-C', aside, '-cf', tar, '.']);
  rmSync(aside, { recursive: true });
}
