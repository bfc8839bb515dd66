import { remoteNames } from '@cabinet/build/workspace';
import type { Page, Route } from '@playwright/test';
import type { Change, Publisher } from './publisher.ts';

/** A way in which a remote is not what it should be. */
export interface Fault {
  name: string;
  /** What the browser says of it. */
  noise: RegExp;
  /** Nothing is known before the section's patience ends. */
  isLate?: true;
  /** It comes by itself in the end: nobody has to try again. */
  endsByItself?: true;
  /** What is answered in the place of the remote's files … */
  answer?: (route: Route, late: Promise<void>) => unknown;
  /** … or what its entry says at its end, in a release that is really published. */
  entry?: (container: string) => string;
}

const plain = /status of (404|503)|ERR_ABORTED|MIME type/;

/** The eleven of R1. */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused'), noise: /ERR_CONNECTION_REFUSED/ },
  {
    name: 'without an address',
    answer: (route) => route.abort('namenotresolved'),
    noise: /ERR_NAME_NOT_RESOLVED/,
  },
  {
    name: '404 as HTML',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    noise: plain,
  },
  {
    name: '404 as JSON',
    answer: (route) => route.fulfill({ status: 404, json: { error: 'not found' } }),
    noise: plain,
  },
  { name: '503', answer: (route) => route.fulfill({ status: 503, body: 'Busy' }), noise: plain },
  { name: 'hanging', answer: () => undefined, isLate: true, noise: /^$/ },
  {
    name: '15 s slow',
    answer: async (route, late) => {
      await late;
      await route.continue();
    },
    isLate: true,
    endsByItself: true,
    noise: /^$/,
  },
  {
    name: 'truncated',
    answer: async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      return route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
    },
    noise: /SyntaxError|integrity|^uncaught: $/,
  },
  { name: 'a wrong global', entry: (container) => `${container} = 12;`, noise: /^$/ },
  {
    name: 'throwing in init',
    entry: (container) =>
      `${container} = { get: ${container}.get, init() { throw new Error('init is broken'); } };`,
    noise: /^$/,
  },
  {
    name: 'throwing in render',
    entry: (container) => `{
      const { init, get } = ${container};
      const Routes = () => { throw new Error('render is broken'); };
      ${container} = { init, get: (name) => get(name).then((module) => () => ({ ...module(), Routes })) };
    }`,
    noise: /render is broken|The above error|recreate this component tree/,
  },
];

/**
 * Lets every remote have a fault.
 * @returns what mends one of them
 */
export async function breakRemotes(
  { answer, entry }: Fault,
  page: Page,
  publisher: Publisher,
): Promise<(remote: string) => Promise<unknown>> {
  if (entry) return publishBroken(entry, publisher);
  const broken = new Map(remoteNames.map((name) => [name, Promise.withResolvers<void>()]));
  // Stays in force: taking it away would let requests go on that were never answered.
  await page.route('**/remotes/mf-*/**', (route) => {
    const [name = ''] = /mf-[a-z-]+/.exec(route.request().url()) ?? [];
    const fault = broken.get(name);
    return fault ? answer?.(route, fault.promise) : route.continue();
  });
  return async (remote) => {
    broken.get(remote)?.resolve();
    broken.delete(remote);
  };
}

async function publishBroken(entry: (container: string) => string, publisher: Publisher) {
  publisher.change('9.0.0', brokenEntry(entry));
  for (const remote of remoteNames) await publisher.say(`publish ${remote}`);
  return (remote: string) => publisher.say(`rollback ${remote}`);
}

/** Adds to an entry what breaks it: what it pins stays, or it would not be published. */
function brokenEntry(entry: (container: string) => string): Change {
  return (text, file, remote) =>
    file === 'remoteEntry.js' ? `${text}\n${entry(remote.replaceAll('-', '_'))}` : text;
}
