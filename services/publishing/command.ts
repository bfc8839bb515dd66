import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { StartError } from '../start/startError.ts';
import type { Share } from './shelf.ts';

const remote = v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/, 'is no remote'));
const percent = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?$/, 'is no whole number of percent from 1 to 99'),
  v.transform(Number),
);

/** Longer notes belong in the commit message. */
const NOTE_LENGTH = 200;

const note = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is an empty note'),
  v.maxLength(NOTE_LENGTH, `is longer than the ${NOTE_LENGTH} characters of a note`),
  v.regex(/^\P{Cc}*$/u, 'is more than one line'),
);
const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/, 'is no hash of a commit'));
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
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u, 'is no name'),
  v.maxLength(AUTHOR_LENGTH, `is longer than the ${AUTHOR_LENGTH} characters of a name`),
);
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is no number of a token'), v.transform(Number));

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

export const HELP = `npm run remote -- <what>, where <what> is one of

  publish <remote> [--note <text>] [--unchecked]
      builds it and makes it live for everybody; what was live before is kept
  canary <remote> <percent> [--portals <percent>] [--note <text>] [--unchecked]
      builds it and gives it to 1 to 99 percent of browsers, always the same ones; the rest keeps what is live, and so
      do the pages of portals unless --portals gives it to a share of those who visit them
  publish <remote> --from <build> [--commit <hash>] [--note <text>], canary <remote> <percent> --from <build> …
      the same with a build that another repository made: a folder, a .tgz, or the URL of its manifest, folder or .tgz
  promote <remote>
      the canary is live for everybody
  rollback <remote>
      takes the last step back: a canary ends, or the version before is live again
  withdraw <remote> <version>
      takes a version from service, its files too; it comes back only by being published anew
  list
      what is live, what is a canary, and what is kept
  status <remote>
      how often the live release and the canary were loaded, how fast, and how often they broke
  token <remote> [--author <name>]
      makes a token with which a team publishes that remote from elsewhere, and shows it this once
  tokens, revoke <token>
      which tokens there are, by number; takes one back

Before the build, types, lint and the remote's tests must pass, and every change must be committed. --unchecked skips
these checks, and the release says so. A remote that does not fit the live shell is refused. DATA_DIR is the folder of the system to publish to (./.data).
PUBLISH_TO is where static files are served from instead: the root folder of a web server, or s3://bucket/prefix with
S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

for example

  npm run remote -- publish mf-catalog --note 'Filters by brand'
  npm run remote -- publish mf-team --from https://ci.example/mf-team/build.tgz --commit 1a2b3c4
  npm run remote -- canary mf-catalog 5
  npm run remote -- promote mf-catalog
  npm run remote -- rollback mf-catalog
  npm run remote -- withdraw mf-catalog 3.2.0-4932d8d2
  npm run remote -- list`;

/**
 * Parses a command line; returns null for a help request.
 * @throws {StartError} one line that describes the mistake
 */
export function readCommand(args: string[]): Command | null {
  const { help, words, options } = wordsOf(args);
  if (help || words.length === 0) return null;
  const [name = '', ...given] = words;
  const wanted = Object.hasOwn(WORDS, name) ? WORDS[name as Command['name']] : undefined;
  if (!wanted) throw misunderstood(`Unknown command "${name}"`);
  const missing = wanted[given.length];
  if (missing) throw misunderstood(`"${name}" needs a ${missing}`);
  if (given.length > wanted.length) throw misunderstood(`"${name}" takes no "${given[wanted.length]}"`);

  const members = wanted.map((member, index) => [member, given[index]]);
  if (options.commit && !options.from) throw misunderstood('Only a build from elsewhere takes --commit');
  if (options.unchecked && options.from) throw misunderstood('A build from elsewhere takes no --unchecked');
  const result = v.safeParse(commandSchema, { name, ...Object.fromEntries(members), ...options });
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (issue.type === 'strict_object') throw misunderstood(`"${name}" takes no --${issue.path?.at(-1)?.key}`);
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

function misunderstood(why: string): StartError {
  return new StartError(`${why}. "npm run remote -- --help" lists the commands.`);
}

/** Returns the share of browsers for a command's release; undefined means all browsers. */
export function shareOf(command: Command): Share | undefined {
  if (command.name !== 'canary') return undefined;
  const { percent, portals } = command;
  return portals === undefined ? { percent } : { percent, portals };
}
