import { remoteNames } from '@cabinet/build/workspace';
import { containerName } from '@cabinet/contracts/registry';
import type { Page, Route } from '@playwright/test';
import type { Breakage, Faults } from '../faults/faults.ts';
import type { Change, Publisher } from './publisher.ts';

/** A fault of a remote. */
export interface Fault {
  name: string;
  /** The browser's message about the fault. */
  noise: RegExp;
  /** The fault becomes visible only after the section's time limit. */
  isLate?: true;
  /** The fault ends without a retry. */
  endsByItself?: true;
  /** Breaks the wire for the remote's files. */
  wire?: (faults: Faults, files: `/${string}`) => Breakage;
  /** Alternative: fails the request in the browser before anything is sent. */
  answer?: (route: Route) => unknown;
  /** Alternative: code at the end of the entry, in a release that is really published. */
  entry?: (container: string) => string;
}

const plain = /status of (404|503)|ERR_ABORTED|MIME type/;

export const THROWING_IN_RENDER = {
  name: 'throwing in render',
  entry: (container) => `{
    const { init, get } = ${container};
    const Routes = () => { throw new Error('render is broken'); };
    ${container} = { init, get: (name) => get(name).then((module) => () => ({ ...module(), Routes })) };
  }`,
  noise: /render is broken|The above error|recreate this component tree/,
} satisfies Fault;

/** The eleven faults of RM1. */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused'), noise: /ERR_CONNECTION_REFUSED/ },
  {
    name: 'failing in DNS',
    answer: (route) => route.abort('namenotresolved'),
    noise: /ERR_NAME_NOT_RESOLVED/,
  },
  {
    name: 'answered by 404 as HTML',
    wire: (faults, files) => faults.answer(files, 404, '<h1>Not found</h1>'),
    noise: plain,
  },
  {
    name: 'answered by 404 as JSON',
    wire: (faults, files) => faults.answer(files, 404, { error: 'not found' }),
    noise: plain,
  },
  { name: 'answered by 503', wire: (faults, files) => faults.answer(files, 503, 'Busy'), noise: plain },
  { name: 'hanging', wire: (faults, files) => faults.hang(files), isLate: true, noise: /^$/ },
  {
    name: '15 s late',
    wire: (faults, files) => faults.hold(files),
    isLate: true,
    endsByItself: true,
    noise: /^$/,
  },
  {
    name: 'truncated',
    wire: (faults, files) => faults.truncate(files),
    noise: /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|integrity|^uncaught: $/,
  },
  { name: 'exposing a wrong global', entry: (container) => `${container} = 12;`, noise: /^$/ },
  {
    name: 'throwing in init',
    entry: (container) =>
      `${container} = { get: ${container}.get, init() { throw new Error('init is broken'); } };`,
    noise: /^$/,
  },
  THROWING_IN_RENDER,
];

/**
 * Adds a fault to every remote.
 * @returns a function that mends one remote
 */
export async function breakRemotes(
  { wire, answer, entry }: Fault,
  { faults, page, publisher }: { faults: Faults; page: Page; publisher: Publisher },
): Promise<(remote: string) => Promise<unknown>> {
  if (entry) return publishBroken(entry, publisher);
  const broken = new Map<string, () => unknown>();
  for (const name of remoteNames) {
    const files = `/remotes/${name}/**` as const;
    if (answer) await page.route(`**${files}`, answer);
    broken.set(name, wire ? wire(faults, files).mend : () => page.unroute(`**${files}`));
  }
  return async (remote) => broken.get(remote)?.();
}

async function publishBroken(entry: (container: string) => string, publisher: Publisher) {
  publisher.change('9.0.0', brokenEntry(entry));
  for (const remote of remoteNames) await publisher.say(`publish ${remote}`);
  return (remote: string) => publisher.say(`rollback ${remote}`);
}

/** Appends breaking code to an entry. The pins of the entry stay, because publishing requires them. */
export function brokenEntry(entry: (container: string) => string): Change {
  return (text, file, remote) =>
    file === 'remoteEntry.js' ? `${text}\n${entry(containerName(remote))}` : text;
}

/** Adds one byte to a file without changing its behaviour. */
export async function addByte(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n` });
}
