import { type Registry, registrySchema } from '@cabinet/contracts/registry';
import { store } from '@cabinet/state/store';
import { atom } from 'jotai';
import { parse } from 'valibot';

const REGISTRY_TIMEOUT_MS = 4_000;

/** Returns the list that the server wrote into the page, or undefined if the list is invalid. */
function inlinedRegistry(): Registry | undefined {
  try {
    return parse(registrySchema, JSON.parse(document.querySelector('#cabinet-remotes')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}

/** Reads the current list and bypasses every cache. */
export async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  const response = await fetch('/my/remotes.json', { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return parse(registrySchema, await response.json());
}

/** Reads the manifest of a preview as data, or returns null without a manifest. */
export async function fetchManifest(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  try {
    const response = await fetch(url, { cache: 'no-store', signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

const inlined = inlinedRegistry();

/** The known list of remotes. The loader requests a newer list if a remote fails. */
export const registryAtom = atom(inlined);

/** Reads pages that remotes added after the page loaded. After a failure, keeps the known list. */
export async function refreshRegistry(): Promise<void> {
  const registry = await fetchRegistry().catch(() => undefined);
  if (registry) store.set(registryAtom, registry);
}

/** Whether the list has changed since the page loaded. False if the list is unreadable. */
export async function hasListChanged(): Promise<boolean> {
  const registry = await fetchRegistry().catch(() => inlined);
  return registry?.revision !== inlined?.revision;
}
