import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { readJson } from './readJson.js';

/**
 * Loads the live release of `mf-catalog` by its manifest.
 * @returns `{ messages, Routes }`
 */
export async function loadCatalog() {
  const { remotes } = await readJson(`${CABINET}/my/remotes.json`);
  const { href } = new URL(remotes['mf-catalog'].entry, CABINET);
  registerRemotes([{ name: 'mf_catalog', entry: href }]);
  return loadRemote('mf_catalog/remote');
}
