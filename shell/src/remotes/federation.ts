import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { init } from '@module-federation/runtime';
import { shared } from '#shared';

/** The outer bound of one entry; the section's panel comes before it. */
const ENTRY_TIMEOUT_MS = 20_000;

const host = init({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    // The remotes bring no runtime of their own.
    injectRuntimeCore(),
    { name: 'cabinet-time-limit', createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }) },
  ],
});

/**
 * Runs a remote's entry and answers what it exposes.
 * @param fresh drops what is remembered of an earlier try
 */
export async function loadRemote(name: string, entry: string, fresh: boolean): Promise<unknown> {
  const container = containerName(name);
  host.registerRemotes([{ name: container, entry }], { force: fresh });
  return host.loadRemote(`${container}/remote`);
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
