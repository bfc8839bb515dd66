import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostsOf } from '../kit/hosts.ts';
import { originsOf, readConfig } from '../site/settings.ts';
import type { Environment } from '../start/environment.ts';
import type { WebRootOptions } from './layWebRoot.ts';

/**
 * Returns the options of the site service for these settings.
 * @throws {StartError} a setting is invalid
 */
export function siteOptionsOf(env: Environment): WebRootOptions {
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    dataDir: resolve(env.DATA_DIR || './.data'),
    config: readConfig(env),
    hosts: hostsOf([...(originsOf('PUBLIC_ORIGIN', env) ?? []), ...(originsOf('PUBLIC_ORIGINS', env) ?? [])]),
    isSecure: env.PUBLIC_ORIGIN?.startsWith('https:'),
  };
}
