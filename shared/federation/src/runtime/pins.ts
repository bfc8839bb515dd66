import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchPinned } from '../fetchPinned.ts';
import type { ChosenEntry } from './registry.ts';

/** The time limit for one entry, in milliseconds. The section shows its panel earlier. */
const ENTRY_TIMEOUT_MS = 20_000;

/**
 * Runtime plugin: the browser rejects an entry whose hash differs from its pin (C1). The entry pins the files
 * that it loads (docs/decisions/013).
 */
export function pinsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'cabinet-pins',
    createScript({ url, remoteInfo }) {
      const { integrity } = remoteInfo as unknown as ChosenEntry;
      const script = document.createElement('script');
      script.src = url;
      if (integrity) script.integrity = integrity;
      // A browser checks files of another origin only if that origin shares them (CORS).
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
    async loadEntry({ remoteInfo }) {
      const { type, entry, integrity } = remoteInfo as unknown as ChosenEntry;
      if (type === 'module' && integrity) await fetchPinned(entry, integrity);
    },
  };
}
