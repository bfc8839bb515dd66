import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteOptions } from '../site/service.ts';
import { readConfig } from '../site/settings.ts';

/**
 * What the site service would be told by these settings.
 * @throws {StartError} one of them is wrong
 */
export function siteOptionsOf(env: Record<string, string | undefined>): SiteOptions {
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    dataDir: resolve(env.DATA_DIR || './.data'),
    config: readConfig(env),
  };
}
