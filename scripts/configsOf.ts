import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { root } from '../shared/build/src/workspace.ts';

/** The webpack configurations of an application. */
export async function configsOf(folder: string): Promise<Configuration[]> {
  const { default: configs } = await import(pathToFileURL(join(root, folder, 'webpack.config.ts')).href);
  return configs;
}
