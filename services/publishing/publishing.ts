import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RemotePages } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { ENTRY_FILE } from '../site/releases.ts';
import { StartError } from '../startError.ts';
import { misfits, needsSchema } from './agreement.ts';
import { type Command, HELP, readCommand } from './command.ts';
import { faultsOf } from './files.ts';
import { listing, sentence } from './listing.ts';
import { type Provenance, provenanceOf, refuseDirty, type Sources } from './provenance.ts';
import { promote, publish, rollback, type Shelf, shelfOf, startCanary, withdraw } from './shelf.ts';
import type { Target } from './target.ts';

export interface PublishingOptions {
  target: Target;
  /** Names of the remotes that can be built here. */
  remotes: string[];
  /** The repository that they are built from. */
  sources(): Promise<Sources>;
  /** Types, lint and tests of a remote. @returns why it is not fit to be published, in one sentence; else null */
  check(name: string): Promise<string | null>;
  /** Builds the remote as its sources are now. */
  build(name: string): Promise<Build>;
  now(): Date;
}

/** A finished build of a remote. */
export interface Build {
  version: string;
  /** Where its files lie. */
  folder: string;
}

const releaseSchema = v.looseObject({
  needs: needsSchema,
  /** Hashes of its files. */
  pins: v.record(v.string(), v.string()),
});

/**
 * `npm run remote -- …` (docs/decisions/011).
 * @param args words of the command line
 * @returns lines to show
 * @throws {StartError} one line that says why not
 */
export async function publishing(args: string[], options: PublishingOptions): Promise<string[]> {
  const command = readCommand(args);
  if (!command) return [HELP];
  if (command.name === 'list') return listing(await readShelves(options.target));
  return command.name === 'publish' || command.name === 'canary'
    ? bring(command, options)
    : move(command, options);
}

type Bring = Extract<Command, { name: 'publish' | 'canary' }>;
type Move = Extract<Command, { name: 'promote' | 'rollback' | 'withdraw' }>;

async function bring(command: Bring, options: PublishingOptions): Promise<string[]> {
  const { target, now } = options;
  const { remote } = command;
  // Checks and builds take long: nobody waits for them.
  const { version, folder, mark, ...agreed } = await fittingBuild(command, options);
  return target.alone(async () => {
    const shelf = (await readShelves(target))[remote];
    const release = { version, entry: target.entryOf(remote, version), ...agreed, at: now().toISOString() };
    refuseTakenPages(remote, agreed.pages, await target.readList());
    const next =
      command.name === 'canary' ? startCanary(shelf, release, command.percent) : publish(shelf, release);
    const isThere = await target.has(remote, version);
    if (isThere && isSame(shelf?.record, next.record)) return [`${remote} ${version} is there already.`];
    if (!isThere) await target.put(remote, version, folder, mark);
    await remember(remote, next, target);
    await enlist(remote, next, options);
    return [sentence(remote, next)];
  });
}

async function fittingBuild(command: Bring, options: PublishingOptions) {
  const { remote } = command;
  const { target, remotes, build, now } = options;
  if (!remotes.includes(remote))
    throw new StartError(`There is no remote "${remote}"; there are ${remotes.join(', ')}.`);
  const brings = await target.readShell();
  const provenance = await admitted(command, options);
  const built = await build(remote);
  const { needs, pins, ...rest } = await readMark(built.folder);
  refuse(remote, built.version, [...misfits(needs, brings), ...(await faultsOf(built.folder, pins))]);
  const integrity = pins[ENTRY_FILE];
  return {
    ...built,
    mark: { ...rest, ...provenance, publishedAt: now().toISOString(), needs, pins },
    contract: needs.contract,
    ...(integrity && { integrity }),
    ...(needs.pages && { pages: needs.pages }),
    ...provenance,
  };
}

async function readMark(folder: string) {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), text);
  if (success) return output;
  throw new StartError(`${join(folder, 'release.json')} does not say what the build needs. Build it anew.`);
}

/**
 * The gate: every change is committed, and types, lint and tests pass.
 * @returns what the release will say of its origin
 */
async function admitted(command: Bring, { sources, check }: PublishingOptions): Promise<Provenance> {
  const { remote, unchecked } = command;
  const found = await sources();
  if (!unchecked) {
    refuseDirty(remote, found);
    const reason = await check(remote);
    if (reason)
      throw new StartError(
        `${remote} is not published: ${reason.replace(/\.?$/, '.')} Mend it, or add --unchecked.`,
      );
  }
  return provenanceOf(found, command);
}

function refuseTakenPages(remote: string, pages: RemotePages = {}, { remotes }: Registry): void {
  for (const [name, record] of Object.entries(remotes))
    for (const segment of Object.keys(pages))
      if (name !== remote && Object.hasOwn(record.pages ?? {}, segment))
        throw new StartError(`${remote} does not fit: ${name} has "/${segment}" already.`);
}

function move(command: Move, options: PublishingOptions): Promise<string[]> {
  const { target } = options;
  const { remote } = command;
  return target.alone(async () => {
    const shelf = (await readShelves(target))[remote];
    if (!shelf) throw new StartError(`${remote} is not on the list of remotes.`);
    const next = moved(command, shelf);
    const { version } = next.record;
    // A withdrawal is for what must not run any longer, whatever stands behind it.
    if (command.name !== 'withdraw' && version !== shelf.record.version)
      await refuseMisfit(remote, version, target);
    // Forgotten last: a withdrawal that stops half-way can be said again.
    if (command.name !== 'withdraw') await remember(remote, next, target);
    await enlist(remote, next, options);
    if (command.name === 'withdraw') {
      await target.remove(remote, command.version);
      await remember(remote, next, target);
    }
    return [sentence(remote, next)];
  });
}

/** The shell may have changed since that version was published. */
async function refuseMisfit(remote: string, version: string, target: Target): Promise<void> {
  const { success, output } = v.safeParse(releaseSchema, await target.readRelease(remote, version));
  // One that lies elsewhere says nothing of itself here.
  if (success) refuse(remote, version, misfits(output.needs, await target.readShell()));
}

function refuse(remote: string, version: string, reasons: string[]): void {
  if (reasons.length > 0) throw new StartError(`${remote} ${version} does not fit: ${reasons.join('; ')}.`);
}

function moved(command: Move, shelf: Shelf): Shelf {
  if (command.name === 'withdraw') return withdraw(shelf, command.version);
  return command.name === 'promote' ? promote(shelf) : rollback(shelf);
}

async function readShelves(target: Target): Promise<Record<string, Shelf>> {
  const [{ remotes }, journal] = [await target.readList(), await target.readJournal()];
  return Object.fromEntries(
    Object.entries(remotes).map(([name, record]) => {
      const known = journal[name];
      return [name, known ? { record, ...known } : shelfOf(record)];
    }),
  );
}

async function remember(remote: string, { record: _, ...rest }: Shelf, target: Target): Promise<void> {
  const journal = await target.readJournal();
  if (!isSame(journal[remote], rest)) await target.writeJournal({ ...journal, [remote]: rest });
}

/** From here on browsers get what the shelf says. */
async function enlist(remote: string, { record }: Shelf, { target, now }: PublishingOptions): Promise<void> {
  const list = await target.readList();
  await target.adopt(list);
  // Members that this version does not know stay as they are.
  const remotes = { ...list.remotes, [remote]: record };
  await target.writeList({ ...list, revision: revisionOf(remotes, now()), remotes });
}

/** Such as `2026-11-20T10:00:00Z-3f2a` (CONTRACT §4). */
function revisionOf(remotes: Registry['remotes'], now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify(remotes)).digest('hex');
  return `${now.toISOString().slice(0, 19)}Z-${hash.slice(0, 4)}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
