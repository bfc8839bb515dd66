import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { chunksName, remoteNames, root } from '@cabinet/build/workspace';
import { pinsIn } from '@cabinet/remote-preset/pins';
import { folderTarget } from '@cabinet/services/folderTarget';
import { publishing } from '@cabinet/services/publishing';
import { recordsFrom } from '@cabinet/services/recordsFrom';
import { freshFolder, type System } from './system.ts';

/** Returns the changed text of a file in a build. */
export type Change = (text: string, file: string, remote: string) => string;

/** `npm run remote` on a running system. Each build is the newest build with a change in its code. */
export interface Publisher {
  /** Renames a page in the next builds. The builds get this version. */
  rename(from: string, to: string, version: string): void;
  /** Changes the scripts of the next builds. Such a release is really published, like any other release. */
  change(version: string, change: Change): void;
  /** @param words of the command line */
  say(words: string): Promise<string[]>;
  /** Restores the newest builds as live releases. */
  end(): void;
}

/** A changed build has no commit, and nothing to check. */
export const NO_GATE = {
  sources: async () => ({ commit: '0000000', changes: [] }),
  check: async () => null,
};

export function publisherTo({ dataDir, databaseUrl }: System): Publisher {
  const builds = freshFolder();
  let next: { version: string; change: Change } = { version: '', change: (text) => text };

  async function build(name: string) {
    const { version, change } = next;
    const folder = join(builds, name, version);
    const newest = newestBuild(name);
    cpSync(newest, folder, { recursive: true });
    for (const file of globSync('{,embed/}{,js/}*.js', { cwd: folder })) {
      const text = readFileSync(join(folder, file), 'utf8');
      const changed = change(text, file, name).replaceAll(
        chunksName(name, basename(newest)),
        chunksName(name, version),
      );
      if (changed === text) continue;
      writeFileSync(join(folder, file), changed);
    }
    for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file));
    pinAnew(folder);
    return { version, folder };
  }

  return {
    rename(from, to, version) {
      next = { version, change: (text) => text.replaceAll(from, to) };
    },
    change(version, change) {
      next = { version, change };
    },
    say: (words) =>
      publishing(words.split(' '), {
        target: folderTarget({ root, dataDir }),
        remotes: remoteNames,
        ...NO_GATE,
        build,
        records: recordsFrom({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
        now: () => new Date(),
      }),
    end() {
      for (const path of [join(dataDir, 'remotes.json'), join(dataDir, 'remotes'), builds])
        rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Files with pins of the files that they load. Each file comes after the files that it pins. */
const LOADERS = ['remoteEntry.js', 'embed/instance.js', 'embed/mount.js'];

/** Updates the pins like the build: loading files contain pins, and `release.json` lists all hashes. */
export function pinAnew(folder: string): void {
  const mark = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(mark, 'utf8'));
  for (const loader of LOADERS.map((name) => join(folder, name)).filter(existsSync)) {
    let code = readFileSync(loader, 'utf8');
    for (const [file, pin] of Object.entries(pinsIn(folder))) code = code.replaceAll(release.pins[file], pin);
    writeFileSync(loader, code);
  }
  writeFileSync(mark, JSON.stringify({ ...release, pins: pinsIn(folder) }));
}

/** Returns the folder of the newest build of an application. */
export function newestBuild(name: string): string {
  const dist = join(root, name, 'dist');
  const mark = (release: string) => join(dist, release, 'release.json');
  const builtAt = (release: string) => statSync(mark(release)).mtimeMs;
  // An interrupted build has no `release.json`.
  const whole = readdirSync(dist).filter((release) => existsSync(mark(release)));
  const [newest = ''] = whole.sort((one, other) => builtAt(other) - builtAt(one));
  return join(dist, newest);
}
