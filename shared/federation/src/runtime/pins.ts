import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchPinned } from '../fetchPinned.ts';
import type { ChosenEntry } from './registry.ts';

/** The outer bound of one entry; the section's panel comes before it. */
const ENTRY_TIMEOUT_MS = 20_000;

/**
 * Runtime plugin: the browser itself refuses an entry that has another hash than its pin (C1). The entry pins what it
 * loads (docs/decisions/013).
 */
export function pinsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'cabinet-pins',
    createScript({ url, remoteInfo }) {
      const { integrity } = remoteInfo as unknown as ChosenEntry;
      const script = document.createElement('script');
      script.src = url;
      if (integrity) script.integrity = integrity;
      // A browser checks the files of another origin only where that origin shares them.
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
    async loadEntry({ remoteInfo }) {
      const { type, entry, integrity } = remoteInfo as unknown as ChosenEntry;
      if (type === 'module' && integrity) await fetchPinned(entry, integrity);
    },
  };
}
