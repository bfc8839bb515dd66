import { StartError } from '../start/startError.ts';
import { type Command, HELP, readCommand, shareOf } from './command.ts';
import { listing, sentence, timeOf } from './listing.ts';
import {
  bringOutside,
  enlist,
  type Fitting,
  fit,
  type Placing,
  place,
  readMark,
  readShelves,
  refuseMisfit,
  remember,
} from './placing.ts';
import { type Provenance, provenanceOf, refuseDirty, type Sources } from './provenance.ts';
import type { AskRecords } from './records.ts';
import { promote, rollback, type Shelf, withdraw } from './shelf.ts';
import { statusLines } from './status.ts';
import type { TokenRow } from './tokens.ts';
import { runOf } from './uses.ts';
import { figuresOf } from './watch.ts';

export interface PublishingOptions extends Placing {
  /** Names of the remotes that can be built here. */
  remotes: string[];
  /** Returns the repository of the remotes. */
  sources(): Promise<Sources>;
  /** Runs types, lint and tests of a remote. @returns the reason of a failure in one sentence, else null */
  check(name: string): Promise<string | null>;
  /** Builds the remote from its current sources. */
  build(name: string): Promise<Build>;
  /** The database with counts and tokens, if there is one. */
  records?: AskRecords | undefined;
}

/** A finished build of a remote. */
export interface Build {
  version: string;
  /** The folder of the build's files. */
  folder: string;
}

/**
 * Runs `npm run remote -- …` (docs/decisions/011).
 * @param args words of the command line
 * @returns lines to show
 * @throws {StartError} one line with the reason of a refusal
 */
export async function publishing(args: string[], options: PublishingOptions): Promise<string[]> {
  const command = readCommand(args);
  if (!command) return [HELP];
  switch (command.name) {
    case 'list':
      return listing(await readShelves(options.target));
    case 'status':
      return status(command.remote, options);
    case 'token':
    case 'tokens':
    case 'revoke':
      return keepTokens(command, options);
    case 'publish':
    case 'canary':
      return bring(command, options);
    default:
      return move(command, options);
  }
}

function recordsOf({ records }: PublishingOptions): AskRecords {
  if (records) return records;
  throw new StartError(
    'The command needs a database with the uses and tokens of remotes. Set DATA_DIR or DATABASE_URL.',
  );
}

async function status(remote: string, options: PublishingOptions): Promise<string[]> {
  const records = recordsOf(options);
  const shelf = (await readShelves(options.target))[remote];
  if (!shelf) throw new StartError(`${remote} is not on the list of remotes.`);
  const { record } = shelf;
  const uses = await records({ name: 'uses', remote });
  const run = record.canary && (await records({ name: 'uses', remote, run: runOf(record) }));
  return statusLines(remote, shelf, uses, run ? figuresOf(run, record) : null);
}

type Tokens = Extract<Command, { name: 'token' | 'tokens' | 'revoke' }>;

async function keepTokens(command: Tokens, options: PublishingOptions): Promise<string[]> {
  const records = recordsOf(options);
  if (command.name === 'tokens') return (await records({ name: 'tokens' })).map(tokenLine);
  if (command.name === 'revoke') {
    const isDone = await records({ name: 'revoke-token', id: command.token });
    if (!isDone) throw new StartError(`Token ${command.token} is unknown or already revoked.`);
    return [`Token ${command.token} is revoked.`];
  }
  const { remote, author = remote } = command;
  const { id, token } = await records({ name: 'make-token', remote, author });
  return [`Token ${id} publishes ${remote} as "${author}". The command shows it only once:`, token];
}

function tokenLine({ id, remote, name, madeAt, usedAt, revokedAt }: TokenRow): string {
  const used = usedAt ? `last used ${timeOf(usedAt)}` : 'never used';
  const state = revokedAt ? `revoked ${timeOf(revokedAt)}` : used;
  return `${String(id).padEnd(5)}${remote.padEnd(20)}${name.padEnd(20)}made ${timeOf(madeAt)}, ${state}`;
}

type Bring = Extract<Command, { name: 'publish' | 'canary' }>;
type Move = Extract<Command, { name: 'promote' | 'rollback' | 'withdraw' }>;

async function bring(command: Bring, options: PublishingOptions): Promise<string[]> {
  const { remote, from, commit, note } = command;
  const share = shareOf(command);
  if (from !== undefined) {
    const { by } = await options.sources();
    return bringOutside({ remote, share, from, origin: { by, commit, note } }, options);
  }
  // Check and build before the lock, because both take long.
  const fitting = await ownBuild(command, options);
  return place({ remote, share }, fitting, options);
}

async function ownBuild(command: Bring, options: PublishingOptions): Promise<Fitting> {
  const { remote } = command;
  const { target, remotes, build } = options;
  if (!remotes.includes(remote))
    throw new StartError(`Unknown remote "${remote}". The remotes are ${remotes.join(', ')}.`);
  const brings = await target.readShell();
  const provenance = await admitted(command, options);
  const { version, folder } = await build(remote);
  return fit(remote, { version, folder, mark: await readMark(folder) }, provenance, brings);
}

/**
 * The gate: every change is committed, and types, lint and tests pass.
 * @returns the origin of the release
 */
async function admitted(command: Bring, { sources, check }: PublishingOptions): Promise<Provenance> {
  const { remote, unchecked } = command;
  const found = await sources();
  if (!unchecked) {
    refuseDirty(remote, found);
    const reason = await check(remote);
    if (reason)
      throw new StartError(
        `${remote} is not published: ${reason.replace(/\.?$/, '.')} Correct it, or add --unchecked.`,
      );
  }
  return provenanceOf(found, command);
}

function move(command: Move, options: PublishingOptions): Promise<string[]> {
  const { target } = options;
  const { remote } = command;
  return target.alone(async () => {
    const shelf = (await readShelves(target))[remote];
    if (!shelf) throw new StartError(`${remote} is not on the list of remotes.`);
    const next = moved(command, shelf);
    const { version } = next.record;
    // A withdrawal must always succeed, even if the version before does not fit.
    if (command.name !== 'withdraw' && version !== shelf.record.version)
      await refuseMisfit(remote, version, target);
    // A withdrawal updates the journal last, so that it can be repeated after an interruption.
    if (command.name !== 'withdraw') await remember(remote, next, target);
    await enlist(remote, next, options);
    if (command.name === 'withdraw') {
      await target.remove(remote, command.version);
      await remember(remote, next, target);
    }
    return [sentence(remote, next)];
  });
}

function moved(command: Move, shelf: Shelf): Shelf {
  if (command.name === 'withdraw') return withdraw(shelf, command.version);
  return command.name === 'promote' ? promote(shelf) : rollback(shelf);
}
