import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { StartError } from '../start/startError.ts';
import type { Share } from './shelf.ts';

const remote = v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/, 'is not the name of a remote'));
const percent = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?$/, 'must be a whole percentage from 1 to 99'),
  v.transform(Number),
);

/** Longer notes belong in the commit message. */
const NOTE_LENGTH = 200;

const note = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is an empty note'),
  v.maxLength(NOTE_LENGTH, `must have at most ${NOTE_LENGTH} characters`),
  v.regex(/^\P{Cc}*$/u, 'must be one line'),
);
const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/, 'is not the hash of a commit'));
const bringing = {
  remote,
  note: v.optional(note),
  unchecked: v.optional(v.boolean()),
  from: v.optional(v.string()),
  commit: v.optional(commit),
};

const AUTHOR_LENGTH = 60;
const author = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, 'is not a valid name'),
  v.maxLength(AUTHOR_LENGTH, `must have at most ${AUTHOR_LENGTH} characters`),
);
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is not the number of a token'), v.transform(Number));

/** The publisher's commands: the words of the command line by `WORDS`, then the options. */
const commandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('publish'), ...bringing }),
  v.strictObject({ name: v.literal('canary'), ...bringing, percent, portals: v.optional(percent) }),
  v.strictObject({ name: v.literal('promote'), remote }),
  v.strictObject({ name: v.literal('rollback'), remote }),
  v.strictObject({ name: v.literal('withdraw'), remote, version: v.string() }),
  v.strictObject({ name: v.literal('list') }),
  v.strictObject({ name: v.literal('status'), remote }),
  v.strictObject({ name: v.literal('token'), remote, author: v.optional(author) }),
  v.strictObject({ name: v.literal('tokens') }),
  v.strictObject({ name: v.literal('revoke'), token: number }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

const WORDS: Record<Command['name'], string[]> = {
  publish: ['remote'],
  canary: ['remote', 'percent'],
  promote: ['remote'],
  rollback: ['remote'],
  withdraw: ['remote', 'version'],
  list: [],
  status: ['remote'],
  token: ['remote'],
  tokens: [],
  revoke: ['token'],
};

export const HELP = `Usage: npm run remote -- <command>. The commands:

  publish <remote> [--note <text>] [--unchecked]
      builds the remote and makes it live for all browsers; keeps the previous release
  canary <remote> <percent> [--portals <percent>] [--note <text>] [--unchecked]
      builds the remote and serves it to 1 to 99 percent of browsers, always the same browsers; others
      and pages of portals keep the live release; --portals sets a share for visitors of portals
  publish <remote> --from <build> [--commit <hash>] [--note <text>], canary <remote> <percent> --from <build> …
      publishes a build of another repository: a folder, a .tgz, or the URL of its manifest, folder, or .tgz
  promote <remote>
      makes the canary live for all browsers
  rollback <remote>
      reverts the last step: ends a canary, or makes the previous version live again
  withdraw <remote> <version>
      removes a version and its files; only a new publication brings the version back
  list
      lists live releases, canaries, and kept releases
  status <remote>
      shows loads, load times, and failures of the live release and the canary
  token <remote> [--author <name>]
      makes a token for a team that publishes this remote from its own repository; shows the token once
  tokens, revoke <token>
      lists tokens by number; revokes a token

Before the build, types, lint and the remote's tests must pass, and every change must be committed. --unchecked
skips these checks, and "list" marks the release. The command refuses a remote that does not fit the live shell.
DATA_DIR is the folder of the system to publish to (./.data).
PUBLISH_TO names another target for static files: the root folder of a web server, or s3://bucket/prefix with
S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

Examples:

  npm run remote -- publish mf-catalog --note 'Filters by brand'
  npm run remote -- publish mf-team --from https://ci.example/mf-team/build.tgz --commit 1a2b3c4
  npm run remote -- canary mf-catalog 5
  npm run remote -- promote mf-catalog
  npm run remote -- rollback mf-catalog
  npm run remote -- withdraw mf-catalog 3.2.0-4932d8d2
  npm run remote -- list`;

/** A mistake in the command line. */
export class CommandError extends StartError {
  override name = 'CommandError';
}

/**
 * Parses a command line; returns null for a help request.
 * @throws {CommandError} one line that describes the mistake
 */
export function readCommand(args: string[]): Command | null {
  const { help, words, options } = wordsOf(args);
  if (help || words.length === 0) return null;
  const [name = '', ...given] = words;
  const wanted = Object.hasOwn(WORDS, name) ? WORDS[name as Command['name']] : undefined;
  if (!wanted) throw misunderstood(`Unknown command "${name}"`);
  const missing = wanted[given.length];
  if (missing) throw misunderstood(`"${name}" needs a ${missing}`);
  if (given.length > wanted.length)
    throw misunderstood(`"${name}" does not accept "${given[wanted.length]}"`);

  const members = wanted.map((member, index) => [member, given[index]]);
  if (options.commit && !options.from) throw misunderstood('--commit needs --from');
  if (options.unchecked && options.from) throw misunderstood('--unchecked does not work with --from');
  const result = v.safeParse(commandSchema, { name, ...Object.fromEntries(members), ...options });
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (issue.type === 'strict_object')
    throw misunderstood(`"${name}" does not accept --${issue.path?.at(-1)?.key}`);
  // JSON keeps the message on one line for any input.
  throw misunderstood(`${JSON.stringify(issue.input)} ${issue.message}`);
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  note: { type: 'string' },
  from: { type: 'string' },
  commit: { type: 'string' },
  portals: { type: 'string' },
  author: { type: 'string' },
  unchecked: { type: 'boolean' },
} as const;

function wordsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const { help = false, ...options } = values;
    return { help, words: positionals, options };
  } catch (error) {
    // Use only the first sentence of the parser's message.
    throw misunderstood((error as Error).message.split(/\.\s/)[0] ?? '');
  }
}

function misunderstood(why: string): CommandError {
  return new CommandError(`${why}.`);
}

/** Returns the share of browsers for a command's release; undefined means all browsers. */
export function shareOf(command: Command): Share | undefined {
  if (command.name !== 'canary') return undefined;
  const { percent, portals } = command;
  return portals === undefined ? { percent } : { percent, portals };
}
