import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, root } from '@cabinet/build/workspace';
import { newestBuild } from './publisher.ts';
import { run } from './run.ts';
import { freshFolder, type System } from './system.ts';

/** A cabinet whose shell a test can deploy again while pages are open. */
export interface ReleasingSystem extends System {
  /** Adds a release of the same shell beside the existing ones. All its scripts and styles have new names. */
  deployShell(): void;
  /** Removes all releases of the shell except the newest, like a careless host. */
  removeOldShells(): void;
}

/** Starts such a cabinet with its own folder of builds, so that other tests do not see its deploys. */
export async function startReleasing(env: Record<string, string>): Promise<ReleasingSystem> {
  const [builds, dataDir] = [freshFolder(), freshFolder()];
  const shells = join(builds, 'shell/dist');
  for (const name of remoteNames) {
    mkdirSync(join(builds, name));
    symlinkSync(join(root, name, 'dist'), join(builds, name, 'dist'));
  }
  cpSync(newestBuild('shell'), join(shells, 'release-0'), { recursive: true });
  let count = 0;
  const command = ['e2e/support/releasingMain.ts'];
  const system = run({ dataDir, command, env: { ...env, BUILDS: builds } });
  const url = await system.ready;

  return {
    url,
    dataDir,
    isChanged: false,
    log: () => [],
    operate: () => Promise.reject(new Error('this system has no operator')),
    putBack: async () => undefined,
    restart: () => Promise.reject(new Error('this system cannot restart')),
    async end() {
      await system.stop();
      for (const folder of [builds, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
    deployShell() {
      const [from, to] = [join(shells, `release-${count}`), join(shells, `release-${count + 1}`)];
      count += 1;
      const aside = join(builds, 'aside');
      cpSync(from, aside, { recursive: true });
      renameFiles(aside, count);
      renameSync(aside, to);
    },
    removeOldShells() {
      for (const release of readdirSync(shells))
        if (release !== `release-${count}`) rmSync(join(shells, release), { recursive: true });
    },
  };
}

const HASH = /\.([0-9a-f]{10})\.(?:js|css)$/;

/** Changes the hash of every script and style, in the names and in all references. */
function renameFiles(folder: string, count: number): void {
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file));
  const files = globSync('**/*.{js,css,html}', { cwd: folder });
  const hashes = files.flatMap((file) => HASH.exec(file)?.[1] ?? []);
  const another = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, hashOf(`${hash} ${count}`)), text);
  for (const file of files) {
    const text = another(readFileSync(join(folder, file), 'utf8'));
    rmSync(join(folder, file));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, another(file)), text);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
