import { containerName } from '@cabinet/contracts/registry';
import { type RemotePackage, type SharedEntry, sharedOf } from './shared.ts';

/** Of the options of `@module-federation/vite` what the preset sets. */
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
 * Options of `federation` (`@module-federation/vite`) for a remote of the cabinet; its entry is an ES module.
 * @param remote the remote's `package.json`; its peer dependencies are what the shell provides
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
    // The plugin keeps those exports of a shared module that it has seen when it believes that it has seen every module:
    // on a busy computer too early, and the build fails with MISSING_EXPORT. A wait that is too short keeps all exports.
    moduleParseIdleTimeout: 0.001,
    ...more,
  };
}
