import type { WebpackPluginInstance } from 'webpack';
import { entryQuery } from './plugins/entryQuery.ts';
import { firstScreenInEntry } from './plugins/firstScreenInEntry.ts';
import { pinChunks } from './plugins/pinChunks.ts';

export { pinChunks };

/**
 * Webpack plugins for a remote of the cabinet. Put them after `ModuleFederationPlugin`. The entry contains
 * the scripts of the first screen and the hash of every late file (docs/decisions/013). The entry also passes
 * its own query to late files (RM1).
 */
export function remotePlugins(): WebpackPluginInstance[] {
  return [entryQuery(), firstScreenInEntry(), pinChunks()];
}
