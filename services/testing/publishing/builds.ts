import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** The capabilities of the live shell in these tests. */
export const BRINGS = {
  contract: 1,
  shared: { react: '19.3.1' },
  exports: ['Button'],
  languages: ['ru', 'uz'],
  taken: ['catalog', 'faq'],
};

/** Requirements that fit these capabilities. */
export const NEEDS = {
  contract: 1,
  shared: { react: '^19.3.1' },
  imports: ['Button'],
  texts: { ru: 2, uz: 2 },
};

/**
 * Writes a build as webpack does: an entry that pins a script and a style sheet.
 * @returns the folder
 */
export async function layBuild(folder: string, version: string, needs: object = NEEDS): Promise<string> {
  const files = { [`js/${version}.js`]: `chunk of ${version}`, 'css/a.css': `.a-${version} {}` };
  const chunks = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, pinOf(text)]));
  const entry = `/* ${version} */${JSON.stringify(chunks)}`;
  // Files for portals, which no entry loads.
  const later = `chunk for portals of ${version}`;
  const instance = `/* ${version} */${pinOf(later)}`;
  const mount = `/* ${version} */${pinOf(instance)}`;
  const portals = { 'embed/mount.js': mount, 'embed/instance.js': instance, 'embed/js/1.js': later };
  const pins = {
    'remoteEntry.js': pinOf(entry),
    ...Object.fromEntries(Object.entries(portals).map(([name, text]) => [name, pinOf(text)])),
    ...chunks,
  };
  const all = {
    ...files,
    'remoteEntry.js': entry,
    ...portals,
    'remoteEntry.js.br': 'compressed',
    'mf-manifest.json': '{"metaData":{"publicPath":"auto"},"exposes":[]}',
    'release.json': JSON.stringify({ needs, pins }),
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** Returns the integrity hash of a file, in the format that browsers check. */
export function pinOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The standard manifest of a build with other tools. Tests change it. */
export const MANIFEST = {
  id: 'mf_team',
  name: 'mf_team',
  metaData: {
    name: 'mf_team',
    type: 'app',
    buildInfo: { buildVersion: '2.4.0', buildName: 'mf-team' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'mf_team',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [
    {
      id: 'mf_team:react',
      name: 'react',
      version: '19.0.0',
      singleton: true,
      requiredVersion: '^19.0.0',
      assets: filesOf(['js/react.js']),
    },
    {
      id: 'mf_team:zustand',
      name: 'zustand',
      version: '5.0.1',
      singleton: false,
      requiredVersion: '^5.0.0',
      assets: filesOf(['js/zustand.js']),
    },
  ],
  remotes: [],
  exposes: [{ id: 'mf_team:remote', name: 'remote', path: './remote', assets: filesOf(['js/remote.js']) }],
};

/** The pages of the remote. */
export const PAGES = { team: { title: { ru: 'Команда', uz: 'Jamoa', en: 'Team' }, needsCard: false } };

function filesOf(async: string[]) {
  return { js: { sync: [] as string[], async }, css: { sync: [] as string[], async: [] as string[] } };
}

/** Returns the files of a build with other tools, by path. A null in `changes` removes a file. */
export function outsideFiles(changes: Record<string, string | null> = {}): Record<string, string> {
  const files = {
    'remoteEntry.js': 'var mf_team;',
    'js/remote.js': `/* the team */${' '.repeat(2_000)}`,
    'js/react.js': 'react',
    'js/zustand.js': 'zustand',
    'pages.json': JSON.stringify(PAGES),
    'mf-manifest.json': JSON.stringify(MANIFEST),
    ...changes,
  };
  const kept = Object.entries(files).filter((file): file is [string, string] => file[1] !== null);
  return Object.fromEntries(kept);
}

export async function archiveOf(files: Record<string, string>, folder = './'): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of Object.entries(files)) archive.entry({ name: folder + name }, content);
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return gzipSync(Buffer.concat(parts));
}
