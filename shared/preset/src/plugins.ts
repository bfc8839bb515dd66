import type { WebpackPluginInstance } from 'webpack';
import { entryQuery } from './plugins/entryQuery.ts';
import { firstScreenInEntry } from './plugins/firstScreenInEntry.ts';
import { pinChunks } from './plugins/pinChunks.ts';

export { pinChunks };

/**
 * Webpack plugins for a remote of the cabinet, behind `ModuleFederationPlugin`: the entry brings the scripts of the first
 * screen, knows the hash of every later file (docs/decisions/013), and hands its own query on to them (R1).
 */
export function remotePlugins(): WebpackPluginInstance[] {
  return [entryQuery(), firstScreenInEntry(), pinChunks()];
}
