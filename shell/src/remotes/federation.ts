import type { Entry } from '@cabinet/federation/entry';
import { loadContainer } from '@cabinet/federation/host';
import { shared } from '#shared';
import { trustScriptsOf } from '../trustScripts.ts';

/** Runs a remote's entry and answers what it exposes. */
export async function loadRemote(name: string, entry: Entry): Promise<unknown> {
  trustScriptsOf(new URL(entry.url).origin);
  return loadContainer(name, entry, shared);
}

/** Areas of the shell, by the namespace of their texts: its own guests, they find the kit where the remotes find it. */
export const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../content/Content.tsx'),
  documentation: () => import(/* webpackChunkName: "documentation" */ '../documentation/Documentation.tsx'),
};

/** It reads as the remotes do, and so comes behind what they share. */
export const emailNotices = () => import(/* webpackChunkName: "email" */ '../email/EmailNotices.tsx');
