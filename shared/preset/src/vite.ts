import { containerName } from '@cabinet/contracts/registry';
import { type RemotePackage, type SharedEntry, sharedOf } from './shared.ts';

/** The options of `@module-federation/vite` that the preset sets. */
export interface ViteOptions {
  name: string;
  filename: string;
  exposes: Record<string, string>;
  shared: Record<string, SharedEntry>;
  manifest: true;
  dts: false;
  moduleParseIdleTimeout: number;
}

/**
 * Returns options of `federation` (`@module-federation/vite`) for a remote of the cabinet. Its entry is an ES
 * module.
 * @param remote the remote's `package.json`; the shell provides its peer dependencies
 * @param more options that differ, such as another `exposes`
 */
export function cabinetRemote(remote: RemotePackage, more: Partial<ViteOptions> = {}): ViteOptions {
  return {
    name: containerName(remote.name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedOf(remote),
    manifest: true,
    dts: false,
    // When the plugin detects no new modules, it removes the exports of shared modules that it has not seen.
    // On a busy computer, it does so too early, and the build fails with MISSING_EXPORT. With a very short
    // wait, the plugin keeps all exports.
    moduleParseIdleTimeout: 0.001,
    ...more,
  };
}
