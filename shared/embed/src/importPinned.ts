import { fetchPinned } from '@cabinet/federation/fetchPinned';

/**
 * Imports a module that is what was published (docs/decisions/013).
 * @param url whole address
 * @param integrity hash of the file
 * @throws where it does not come, or is another one
 */
export async function importPinned<Module>(url: string, integrity: string): Promise<Module> {
  await fetchPinned(url, integrity);
  return import(/* webpackIgnore: true */ url);
}
