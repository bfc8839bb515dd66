import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  containerName,
  REMOTE_OF_SEGMENT,
  type RemotePages,
  remotePagesSchema,
} from '@cabinet/contracts/registry';
import semver from 'semver';
import * as v from 'valibot';
import { ENTRY_FILE } from '../site/releases.ts';
import { StartError } from '../start/startError.ts';
import type { Brings, Needs } from './agreement.ts';
import { pinOf } from './files.ts';
import {
  exposedPath,
  filesOf,
  MANIFEST_FILE,
  readManifest,
  type StandardManifest,
} from './standardManifest.ts';

/** The description of a build with other tools, in the format of our own `release.json`. */
export interface Description {
  name: string;
  release: string;
  needs: Needs;
  pins: Record<string, string>;
}

/** Characters of the hash in a version, as in our own builds. */
const HASH_LENGTH = 8;

/**
 * Describes a build by its standard manifest, and adds compressed files.
 * @param brings the capabilities of the live shell
 * @throws {StartError} one line that names the wrong setting
 */
export async function describeOutside(folder: string, remote: string, brings: Brings): Promise<Description> {
  const manifest = await readManifest(folder);
  if (!manifest)
    throw new StartError(`${remote} does not fit: its ${MANIFEST_FILE} is not a standard manifest.`);
  const pages = await readPages(folder, remote);
  const contents = await contentsOf(folder);
  const issues = [
    ...settingIssues(manifest, remote),
    ...addressIssues(remote, pages),
    ...missingFiles(manifest, contents),
  ];
  if (issues.length > 0) throw new StartError(`${remote} does not fit: ${issues.join('; ')}.`);

  const version = semver.valid(manifest.metaData.buildInfo?.buildVersion) ?? '0.0.0';
  await compress(folder, contents);
  const code = [...contents].filter(([path]) => CODE.test(path));
  const pins = Object.fromEntries(code.map(([path, content]) => [path, pinOf(content)]));
  return {
    name: remote,
    release: `${version}-${hashOf(contents)}`,
    needs: needsOf(manifest, pages, brings, pinsFiles(contents, pins)),
    pins,
  };
}

/** Returns whether the entry contains the hash of every later file, as the preset's webpack plugins do. */
function pinsFiles(contents: Map<string, Buffer>, { [ENTRY_FILE]: _, ...later }: Record<string, string>) {
  const entry = String(contents.get(ENTRY_FILE));
  return Object.values(later).every((pin) => entry.includes(pin));
}

const CODE = /\.(m?js|css)$/;

/** Returns the issues in settings that every remote must share, with the names in bundlers. */
function settingIssues({ name, metaData }: StandardManifest, remote: string): string[] {
  const { remoteEntry, publicPath, getPublicPath } = metaData;
  const container = containerName(remote);
  const entry = [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/');
  const isMovable = publicPath === undefined || ['auto', '', './'].includes(publicPath);
  return [
    ...(containerName(name) === container ? [] : [`name is "${name}", but must be "${container}"`]),
    ...(entry === ENTRY_FILE ? [] : [`filename is "${entry}", but must be "${ENTRY_FILE}"`]),
    ...(isMovable ? [] : [`publicPath is "${publicPath}", but must be "auto"`]),
    // F6: a host that reads the manifest would execute this text.
    ...(getPublicPath === undefined ? [] : ['the manifest contains code: remove getPublicPath']),
  ];
}

/** A remote without a path in §2 must bring its own page. */
function addressIssues(remote: string, pages: RemotePages | undefined): string[] {
  const hasAddress = pages !== undefined || Object.values(REMOTE_OF_SEGMENT).includes(remote);
  return hasAddress ? [] : [`pages.json is missing beside ${MANIFEST_FILE}, so the remote has no address`];
}

function missingFiles({ exposes, shared }: StandardManifest, contents: Map<string, Buffer>): string[] {
  const named = new Set([ENTRY_FILE, ...[...exposes, ...shared].flatMap(({ assets }) => filesOf(assets))]);
  return [...named].filter((path) => !contents.has(path)).map((path) => `${path} is missing`);
}

function needsOf(
  manifest: StandardManifest,
  pages: RemotePages | undefined,
  brings: Brings,
  pinsFiles: boolean,
): Needs {
  const exposes = manifest.exposes.map(exposedPath);
  // A remote that mounts itself may use its own libraries.
  const mountsItself = !exposes.includes('./remote');
  const shared = manifest.shared.flatMap(({ name, requiredVersion, singleton, assets }) => {
    const hasOwn = filesOf(assets).length > 0;
    const isFree = hasOwn && (!Object.hasOwn(brings.shared, name) || (mountsItself && !singleton));
    return isFree ? [] : [[name, typeof requiredVersion === 'string' ? requiredVersion : '*']];
  });
  return {
    contract: brings.contract,
    manifest: { entryType: manifest.metaData.remoteEntry.type, exposes, ...(pinsFiles && { pinsFiles }) },
    shared: Object.fromEntries(shared),
    imports: [],
    texts: {},
    ...(pages && { pages }),
  };
}

const pagesSchema = v.pipe(v.string(), v.parseJson(), remotePagesSchema);

async function readPages(folder: string, remote: string): Promise<RemotePages | undefined> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
  if (text === null) return undefined;
  const { success, output, issues } = v.safeParse(pagesSchema, text);
  if (success) return output;
  const [issue] = issues;
  const member = v.getDotPath(issue);
  const place = member === null ? '' : ` at ${member}`;
  throw new StartError(`${remote} does not fit: pages.json is invalid${place}: ${issue.message}.`);
}

/**
 * Returns the served files by path. The function deletes the build's own pages and stale compressed files.
 */
async function contentsOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(br|gz|html)$/.test(entry.name)) await rm(file);
    else contents.set(file.slice(folder.length + 1).replaceAll(sep, '/'), await readFile(file));
  }
  return new Map([...contents].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns a hash, so that equal files give the same version. */
function hashOf(contents: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of contents) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

const COMPRESSED = /\.(m?js|css|json|svg)$/;
/** Compression does not shrink smaller files. */
const COMPRESSED_FROM = 1_024;

async function compress(folder: string, contents: Map<string, Buffer>): Promise<void> {
  for (const [path, content] of contents) {
    if (!COMPRESSED.test(path) || content.length < COMPRESSED_FROM) continue;
    await writeFile(join(folder, `${path}.br`), await promisify(brotliCompress)(content));
    await writeFile(join(folder, `${path}.gz`), await promisify(gzip)(content));
  }
}
