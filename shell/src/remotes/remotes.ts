import { createRemoteLoader } from '@cabinet/federation/loader';
import { store } from '@cabinet/state/store';
import { addRemoteMessages } from '../i18n.ts';
import { previewOf } from '../preview/allowed.ts';
import { remoteOrigins } from './origins.ts';
import { fetchRegistry, registryAtom } from './registry.ts';
import { source } from './source.ts';

const BROWSER_KEY = 'SF_BROWSER';

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
  registry: store.get(registryAtom),
  fetchRegistry,
  browser: browserId,
  origins: remoteOrigins,
  preview: previewOf,
  prepare: addRemoteMessages,
});
