import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { PORTALS } from './embed.ts';
import { root } from './workspace.ts';

/** The webpack configurations of an application that the cabinet's own pages load; portals get the others. */
export async function pageConfigsOf(folder: string): Promise<Configuration[]> {
  const { default: configs } = await import(pathToFileURL(join(root, folder, 'webpack.config.ts')).href);
  return configs.filter(({ name }: Configuration) => name !== PORTALS);
}
