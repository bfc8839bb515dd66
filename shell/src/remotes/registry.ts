import { type Registry, registrySchema } from '@cabinet/contracts/registry';
import { store } from '@cabinet/state/store';
import { atom } from 'jotai';
import { parse } from 'valibot';

const REGISTRY_TIMEOUT_MS = 4_000;

/** The list that the server wrote into the page; a broken one is as good as none. */
function inlinedRegistry(): Registry | undefined {
  try {
    return parse(registrySchema, JSON.parse(document.querySelector('#cabinet-remotes')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}

/** Reads the list as it is now, past every cache. */
export async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  const response = await fetch('/my/remotes.json', { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return parse(registrySchema, await response.json());
}

/** Reads the manifest of a preview, as data; null where there is none. */
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

/** What is known of the list of remotes; the loader asks for a newer one where a remote fails. */
export const registryAtom = atom(inlined);

/** Learns of pages that were published since the page was loaded; where that fails, what is known stays. */
export async function refreshRegistry(): Promise<void> {
  const registry = await fetchRegistry().catch(() => undefined);
  if (registry) store.set(registryAtom, registry);
}

/** Whether something was published since the page was loaded; where the list cannot be read, nothing is known of it. */
export async function hasListChanged(): Promise<boolean> {
  const registry = await fetchRegistry().catch(() => inlined);
  return registry?.revision !== inlined?.revision;
}
