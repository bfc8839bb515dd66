import { type Registry, registrySchema } from '@cabinet/contracts/registry';
import { createRemoteLoader } from '@cabinet/federation/loader';
import { parse } from 'valibot';
import { addRemoteMessages } from '../i18n.ts';
import { previewOf } from '../preview/allowed.ts';
import { remoteOrigins } from './origins.ts';
import { source } from './source.ts';

const REGISTRY_TIMEOUT_MS = 4_000;
const BROWSER_KEY = 'SF_BROWSER';

/** The list that the server wrote into the page; a broken one is as good as none. */
function inlinedRegistry(): Registry | undefined {
  try {
    return parse(registrySchema, JSON.parse(document.querySelector('#cabinet-remotes')?.textContent ?? ''));
  } catch {
    return undefined;
  }
}

async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  const response = await fetch('/my/remotes.json', { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return parse(registrySchema, await response.json());
}

/** A random id that says nothing of anybody, made where a canary first asks for it. */
function browserId(): string {
  try {
    const id = localStorage.getItem(BROWSER_KEY) ?? crypto.randomUUID();
    localStorage.setItem(BROWSER_KEY, id);
    return id;
  } catch {
    return '';
  }
}

/** The shell's remotes. */
export const remotes = createRemoteLoader({
  source,
  registry: inlinedRegistry(),
  fetchRegistry,
  browser: browserId,
  origins: remoteOrigins,
  preview: previewOf,
  prepare: addRemoteMessages,
});
