import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { SIZES, TIME_LIMITS } from '../kit/limits.ts';
import { ENTRY_FILE } from '../site/releases.ts';
import { StartError } from '../start/startError.ts';
import { filesNamedIn, MANIFEST_FILE } from './standardManifest.ts';

/** Limits for a build from elsewhere. */
export interface Limits {
  files: number;
  /** The size of all unpacked files. */
  bytes: number;
  /** The time for the whole download. */
  ms: number;
}

const LIMITS: Limits = { files: SIZES.buildFiles, bytes: SIZES.build, ms: TIME_LIMITS.download };

/** Optional files beside a manifest: the description of our own builds, and the pages of the remote. */
const BESIDE = ['release.json', 'pages.json'];

const MEGABYTE = 2 ** 20;
const ARCHIVE = /\.(tgz|tar\.gz)$/;

/**
 * Copies a build of any origin into a temporary folder for the duration of the work.
 * @param from a folder, a `.tgz` file or a Buffer with a `.tgz`. A URL names a manifest, its folder or a
 * `.tgz`.
 * @param work gets the folder, with the manifest at its root
 * @throws {StartError} one line: the build cannot be read, or exceeds a limit
 */
export async function withCollected<T>(
  from: string | Buffer,
  work: (folder: string) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  const aside = await mkdtemp(join(tmpdir(), 'cabinet-build-'));
  try {
    await collect(from, new Laying(aside, limits));
    const root = await rootOf(aside);
    if (root === null) throw new StartError(`The build has no ${MANIFEST_FILE}.`);
    return await work(root);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function collect(from: string | Buffer, laying: Laying): Promise<void> {
  if (Buffer.isBuffer(from)) return unpack(Readable.from([from]), laying);
  const url = URL.parse(from);
  // A Windows drive letter parses as a one-letter scheme.
  if (url && url.protocol.length > 'c:'.length) return collectUrl(url, laying);
  const found = await stat(from).catch(() => null);
  if (found?.isDirectory()) return copyFolder(from, laying);
  if (found?.isFile() && ARCHIVE.test(from)) return unpack(Readable.from([await readFile(from)]), laying);
  throw new StartError(`No build exists at ${from}.`);
}

/** Writes files below a folder, within the limits. */
class Laying {
  readonly limits: Limits;
  readonly #folder: string;
  #files = 0;
  #bytes = 0;

  constructor(folder: string, limits: Limits) {
    this.#folder = folder;
    this.limits = limits;
  }

  /** @throws {StartError} the build has too many files, or a path leads out of the folder */
  place(path: string): string {
    this.#files += 1;
    if (this.#files > this.limits.files)
      throw new StartError(`The build has more than ${this.limits.files} files.`);
    return join(this.#folder, inside(path));
  }

  /** @throws {StartError} the build has too many bytes */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.limits.bytes)
      throw new StartError(`The build has more than ${Math.floor(this.limits.bytes / MEGABYTE)} MB.`);
  }

  async write(path: string, content: Buffer): Promise<void> {
    const file = this.place(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** @throws {StartError} the path leads out of the build */
function inside(path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || path.includes('\\'))
    throw new StartError(`"${path}" is not a path inside the build.`);
  return path;
}

async function copyFolder(folder: string, laying: Laying): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    if (!entry.isFile())
      throw new StartError(`"${path}" is a link or a device. A build must contain files only.`);
    const { size } = await stat(file);
    laying.count(size);
    const target = laying.place(path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}

async function unpack(archive: Readable, laying: Laying): Promise<void> {
  // Count unpacked bytes, because a small archive can contain a lot.
  async function* counted(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      laying.count(part.length);
      yield part;
    }
  }
  const entries = extract();
  const unpacked = pipeline(archive, createGunzip(), counted, entries);
  // The code below reports the error together with errors of the loop.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' && type !== 'directory')
        throw new StartError(`"${name}" is a link or a device. A build must contain files only.`);
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part);
      if (type === 'file') await laying.write(posix.normalize(name), Buffer.concat(parts));
    }
    await unpacked;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The build is not a .tgz archive: ${(error as Error).message}.`);
  }
}

/** Returns the topmost folder with a manifest, because archives often wrap their files in a folder. */
async function rootOf(folder: string): Promise<string | null> {
  const files = await readdir(folder, { recursive: true });
  const manifests = files.filter((file) => file.split(sep).at(-1) === MANIFEST_FILE);
  const [shallowest] = manifests.sort((one, other) => one.split(sep).length - other.split(sep).length);
  return shallowest === undefined ? null : join(folder, dirname(shallowest));
}

async function collectUrl(url: URL, laying: Laying): Promise<void> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new StartError(`The address of a build must start with http: or https:, not ${url.protocol}`);
  const download = downloads(laying);
  if (ARCHIVE.test(url.pathname)) return unpack(Readable.from([(await download(url)).content]), laying);

  const isManifest = url.pathname.endsWith('.json');
  const folder = new URL(url.pathname.endsWith('/') ? url : `${url.origin}${url.pathname}/`);
  const manifest = await download(isManifest ? url : new URL(MANIFEST_FILE, folder));
  await laying.write(MANIFEST_FILE, manifest.content);
  const pinned: string[] = [];
  for (const path of BESIDE) {
    const { content, isJson } = await download(new URL(path, manifest.url)).catch(missing);
    // A single-page server answers every unknown path with its page.
    if (!isJson) continue;
    await laying.write(path, content);
    if (path === 'release.json') pinned.push(...Object.keys(pinsIn(content)));
  }
  for (const path of new Set([ENTRY_FILE, ...filesNamedIn(manifest.content), ...pinned])) {
    const { content } = await download(new URL(inside(path), manifest.url));
    await laying.write(path, content);
  }
}

interface Downloaded {
  content: Buffer;
  isJson: boolean;
  /** The final URL after redirects. */
  url: string;
}

/** The file does not exist. {@link missing} treats it as an absent optional file. */
class NotThere extends StartError {}

function missing(error: unknown): Downloaded {
  if (error instanceof NotThere) return { content: Buffer.of(), isJson: false, url: '' };
  throw error;
}

/** Returns a function that downloads files, within the shared limits. */
function downloads(laying: Laying): (url: URL) => Promise<Downloaded> {
  const { ms } = laying.limits;
  const signal = AbortSignal.timeout(ms);
  return async (url) => {
    try {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new NotThere(`${url} answers ${response.status}.`);
      const parts: Uint8Array[] = [];
      for await (const part of response.body ?? []) {
        laying.count(part.length);
        parts.push(part);
      }
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { content: Buffer.concat(parts), isJson, url: response.url };
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (signal.aborted) throw new StartError(`${url} did not answer within ${ms / 1000} s.`);
      throw new StartError(`${url} cannot be read: ${causeOf(error)}.`);
    }
  };
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}

const pinnedSchema = v.pipe(v.string(), v.parseJson(), v.object({ pins: v.record(v.string(), v.string()) }));

function pinsIn(mark: Buffer): Record<string, string> {
  const { success, output } = v.safeParse(pinnedSchema, mark.toString());
  return success ? output.pins : {};
}
