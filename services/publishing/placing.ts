import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RemotePages } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { ENTRY_FILE, PORTALS_FILE, RELEASE } from '../site/releases.ts';
import { StartError } from '../start/startError.ts';
import { type Brings, misfits, needsSchema } from './agreement.ts';
import { withCollected } from './collect.ts';
import { issuesOf } from './files.ts';
import { sentence } from './listing.ts';
import { describeOutside } from './outside.ts';
import type { Provenance } from './provenance.ts';
import { publish, type Release, type Share, type Shelf, shelfOf, startCanary } from './shelf.ts';
import type { Target } from './target.ts';

/** The target of releases, and the clock. */
export interface Placing {
  target: Target;
  now(): Date;
}

/** The intended use of a release. */
export interface Order {
  remote: string;
  /** The share of a canary; undefined publishes for everybody. */
  share: Share | undefined;
}

/** A build that the live shell can run. */
export interface Fitting {
  folder: string;
  /** The content of its `release.json`. */
  mark: object;
  release: Omit<Release, 'entry' | 'at'>;
}

const releaseSchema = v.looseObject({
  needs: needsSchema,
  /** Integrity hashes of its files. */
  pins: v.record(v.string(), v.string()),
});
type Mark = v.InferOutput<typeof releaseSchema>;

/**
 * Reads the `release.json` of our own build.
 * @throws {StartError} the file is missing or invalid
 */
export async function readMark(folder: string): Promise<Mark> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), text);
  if (success) return output;
  throw new StartError(
    `${join(folder, 'release.json')} does not list the needs of the build. Build the remote again.`,
  );
}

/**
 * Checks a build against the live shell.
 * @throws {StartError} every reason why the build does not fit, in one line
 */
export async function fit(
  remote: string,
  { version, folder, mark }: { version: string; folder: string; mark: Mark },
  provenance: Provenance,
  brings: Brings,
): Promise<Fitting> {
  const { needs, pins } = mark;
  // Entries of other tools do not pin files.
  const issues = needs.manifest ? [] : await issuesOf(folder, pins);
  refuse(remote, version, [...misfits(needs, brings), ...issues]);
  const { [ENTRY_FILE]: integrity, [PORTALS_FILE]: embed } = pins;
  return {
    folder,
    mark: { ...mark, ...provenance },
    release: {
      version,
      contract: needs.contract,
      ...(integrity && { integrity }),
      ...(embed && { embed }),
      ...(needs.manifest?.entryType === 'module' && { type: 'module' as const }),
      ...(needs.manifest && !needs.manifest.exposes.includes('./remote') && { expose: './app' as const }),
      ...(needs.pages && { pages: needs.pages }),
      ...provenance,
    },
  };
}

/** A build of another repository, and its publisher. */
export interface OutsideOrder extends Order {
  /** See {@link withCollected}. */
  from: string | Buffer;
  origin: Pick<Provenance, 'by' | 'commit' | 'note'>;
}

/**
 * Publishes a build of any origin, or starts a canary with it.
 * @returns lines to show
 * @throws {StartError} one line with the reason of a refusal
 */
export async function bringOutside(order: OutsideOrder, placing: Placing): Promise<string[]> {
  const { remote, from, origin } = order;
  const given = Object.entries(origin).filter(([, value]) => value !== undefined);
  const provenance: Provenance = { ...Object.fromEntries(given), outside: true };
  const brings = await placing.target.readShell();
  return withCollected(from, async (folder) => {
    const mark = await markOf(folder, remote, brings);
    const version = v.parse(v.string(), mark.release);
    return place(order, await fit(remote, { version, folder, mark }, provenance, brings), placing);
  });
}

const ownSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    ...releaseSchema.entries,
    name: v.string(),
    release: v.pipe(v.string(), v.regex(RELEASE)),
  }),
);

/** Returns the `release.json` of our own build, else a description from the standard manifest. */
async function markOf(folder: string, remote: string, brings: Brings): Promise<Mark> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  const { success, output } = v.safeParse(ownSchema, text);
  if (!success) return { ...(await describeOutside(folder, remote, brings)) };
  if (output.name === remote) return output;
  throw new StartError(`${remote} does not fit: its release.json belongs to ${output.name}.`);
}

/** Uploads the files of a release, and makes the release live. */
export async function place(
  { remote, share }: Order,
  { folder, mark, release }: Fitting,
  { target, now }: Placing,
): Promise<string[]> {
  const { version } = release;
  return target.alone(async () => {
    const shelf = (await readShelves(target))[remote];
    const at = now().toISOString();
    refuseTakenPages(remote, release.pages, await target.readList());
    const placed = { ...release, entry: target.entryOf(remote, version), at };
    const next = share ? startCanary(shelf, placed, share) : publish(shelf, placed);
    const isThere = await target.has(remote, version);
    if (isThere && isSame(shelf?.record, next.record)) return [`${remote} ${version} is already published.`];
    if (!isThere) await target.put(remote, version, folder, { ...mark, publishedAt: at });
    await remember(remote, next, target);
    await enlist(remote, next, { target, now });
    return [sentence(remote, next)];
  });
}

function refuseTakenPages(remote: string, pages: RemotePages = {}, { remotes }: Registry): void {
  for (const [name, record] of Object.entries(remotes))
    for (const segment of Object.keys(pages))
      if (name !== remote && Object.hasOwn(record.pages ?? {}, segment))
        throw new StartError(`${remote} does not fit: ${name} already has "/${segment}".`);
}

/**
 * Refuses a stored version that no longer fits, because the shell may have changed since its publication.
 * @throws {StartError}
 */
export async function refuseMisfit(remote: string, version: string, target: Target): Promise<void> {
  refuse(remote, version, await storedMisfits(remote, version, target));
}

/** Returns one line for each listed release that the live shell cannot run, for example after a new shell. */
export async function findMisfits(target: Target): Promise<string[]> {
  try {
    const { remotes } = await target.readList();
    const lines: string[] = [];
    for (const [remote, { version, canary }] of Object.entries(remotes))
      for (const listed of canary ? [version, canary.version] : [version]) {
        const reasons = await storedMisfits(remote, listed, target);
        if (reasons.length > 0) lines.push(misfitLine(remote, listed, reasons));
      }
    return lines;
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    throw error;
  }
}

async function storedMisfits(remote: string, version: string, target: Target): Promise<string[]> {
  const { success, output } = v.safeParse(releaseSchema, await target.readRelease(remote, version));
  // A release at another place has no description here.
  return success ? misfits(output.needs, await target.readShell()) : [];
}

function refuse(remote: string, version: string, reasons: string[]): void {
  if (reasons.length > 0) throw new StartError(misfitLine(remote, version, reasons));
}

function misfitLine(remote: string, version: string, reasons: string[]): string {
  return `${remote} ${version} does not fit: ${reasons.join('; ')}.`;
}

/** Returns the state of each remote. */
export async function readShelves(target: Target): Promise<Record<string, Shelf>> {
  const [{ remotes }, journal] = [await target.readList(), await target.readJournal()];
  return Object.fromEntries(
    Object.entries(remotes).map(([name, record]) => {
      const known = journal[name];
      return [name, known ? { record, ...known } : shelfOf(record)];
    }),
  );
}

/** Stores the data that browsers do not need in the journal. */
export async function remember(remote: string, { record: _, ...rest }: Shelf, target: Target): Promise<void> {
  const journal = await target.readJournal();
  if (!isSame(journal[remote], rest)) await target.writeJournal({ ...journal, [remote]: rest });
}

/** Updates the list of remotes, so that browsers get the shelf's release. */
export async function enlist(remote: string, { record }: Shelf, { target, now }: Placing): Promise<void> {
  const list = await target.readList();
  await target.adopt(list);
  // Unknown members of the list stay unchanged.
  const remotes = { ...list.remotes, [remote]: record };
  await target.writeList({ ...list, revision: revisionOf(remotes, now()), remotes });
}

/** Returns a revision, such as `2026-11-20T10:00:00Z-3f2a` (CONTRACT §4). */
function revisionOf(remotes: Registry['remotes'], now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify(remotes)).digest('hex');
  return `${now.toISOString().slice(0, 19)}Z-${hash.slice(0, 4)}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
