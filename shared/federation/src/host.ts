import type { Entry } from './entry.ts';

/** The outer bound of one entry; the section's panel comes before it. */
const ENTRY_TIMEOUT_MS = 20_000;

/** A module that the shell shares. */
export interface SharedModule {
  version: string;
  /** Answers it where the shell has it from the start. */
  lib?: () => unknown;
  /** Fetches it. */
  get: () => Promise<() => unknown>;
}

/** What a host hands to its containers: modules by their name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** A remote's code, as webpack makes it. */
interface Container {
  init(scope: ShareScope, initiated: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

/**
 * Runs a remote's entry, hands it what the shell shares, and answers what it exposes. This is webpack's container
 * protocol and all of the federation that a page needs (docs/decisions/002).
 * @param name of the remote in the registry
 * @param shared may come while the entry does
 * @throws where the entry does not come, has another hash than its pin (C1), or is no container
 */
export async function loadContainer(
  name: string,
  entry: Entry,
  shared: Promise<ShareScope>,
): Promise<unknown> {
  const [container, scope] = await Promise.all([containerOf(name, entry), shared]);
  await container.init(scope, []);
  const exposed = await container.get('./remote');
  return exposed();
}

async function containerOf(remote: string, entry: Entry): Promise<Container> {
  // A container answers to a JavaScript identifier.
  const name = remote.replaceAll('-', '_');
  // Nobody takes an earlier one for it, should it not say its name.
  Reflect.set(window, name, undefined);
  await Promise.all([run(entry), ...announcedStyles(entry).map(apply)]);
  const container: Partial<Container> | undefined = Reflect.get(window, name);
  if (!isContainer(container)) throw new Error(`${entry.url} is no container`);
  return container;
}

/** The style sheets of the release's first screen that the page has announced. */
function announcedStyles({ url }: Entry): HTMLLinkElement[] {
  // A second try, which takes nothing from addresses that may hang.
  if (new URL(url).search) return [];
  const folder = new URL('.', url).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  return [...links].filter(({ href }) => href.startsWith(folder));
}

/** Applies one without waiting for the entry to ask. One that does not come is the entry's to ask for again, and to fail of. */
function apply(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    resolve();
  };
  // As the entry would write it, which then sees that it is there.
  link.setAttribute('href', link.href);
  link.rel = 'stylesheet';
  return promise;
}

/** The browser itself refuses a file that has another hash than its pin (C1). */
function run({ url, integrity }: Entry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = url;
  if (integrity) script.integrity = integrity;
  // It checks the files of another origin only where that origin shares them.
  if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${url} did not come, or is not what was published`));
  const timer = setTimeout(() => reject(new Error(`${url} did not come in time`)), ENTRY_TIMEOUT_MS);
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

function isContainer(value: Partial<Container> | undefined): value is Container {
  return typeof value?.init === 'function' && typeof value.get === 'function';
}
