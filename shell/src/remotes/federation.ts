import type { Entry } from '@cabinet/federation/entry';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { init } from '@module-federation/runtime';
import { shared } from '#shared';
import { trustScriptsOf } from '../trustScripts.ts';

/** The outer bound of one entry; the section's panel comes before it. */
const ENTRY_TIMEOUT_MS = 20_000;

/** The hash that each entry must have, by its address; null for a preview. */
const pins = new Map<string, string | null>();

const host = init({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    // The remotes bring no runtime of their own.
    injectRuntimeCore(),
    {
      name: 'cabinet-entries',
      createScript: ({ url }) => ({ script: scriptOf(url), timeout: ENTRY_TIMEOUT_MS }),
    },
  ],
});

/**
 * Runs a remote's entry and answers what it exposes.
 * @param fresh drops what is remembered of an earlier try
 */
export async function loadRemote(name: string, { url, integrity }: Entry, fresh: boolean): Promise<unknown> {
  const container = containerName(name);
  if (fresh) keepShared();
  pins.set(url, integrity);
  trustScriptsOf(new URL(url).origin);
  host.registerRemotes([{ name: container, entry: url }], { force: fresh });
  return host.loadRemote(`${container}/remote`);
}

/** The runtime takes what a remote was the first to load for that remote's own, and would remove it with the remote. */
function keepShared(): void {
  for (const versions of Object.values(host.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) shared.from = host.name;
}

/** The browser itself refuses a file that has another hash than its pin (C1). */
function scriptOf(url: string): HTMLScriptElement {
  const pin = pins.get(url);
  if (pin === undefined) throw new Error(`${url} is no entry that was asked for`);
  const script = document.createElement('script');
  script.src = url;
  if (pin) script.integrity = pin;
  // It checks the files of another origin only where that origin shares them.
  if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
  return script;
}

/** Areas of the shell, by the namespace of their texts: its own guests, they find the kit where the remotes find it. */
export const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../content/Content.tsx'),
  documentation: () => import(/* webpackChunkName: "documentation" */ '../documentation/Documentation.tsx'),
};

/** It reads as the remotes do, and so comes behind what they share. */
export const emailNotices = () => import(/* webpackChunkName: "email" */ '../email/EmailNotices.tsx');

/** A container answers to a JavaScript identifier. */
function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
