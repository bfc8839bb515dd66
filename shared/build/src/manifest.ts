import { containerName } from '@cabinet/contracts/registry';
import { type RemotePackage, sharedOf } from '@cabinet/remote-preset/shared';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { installedVersion } from './workspace.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The shell provides the files of the shared modules. */
const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * The plugin's `manifest` option: adds the shared modules with their versions. The plugin looks for versions
 * in the working directory. One process builds all remotes at the workspace's root, where no library is
 * installed.
 * @param remote the remote's `package.json`
 */
export function manifestOf(remote: RemotePackage): NonNullable<Options['manifest']> {
  const shared = Object.entries(sharedOf(remote)).map(([name, { singleton, requiredVersion }]) => ({
    id: `${containerName(remote.name)}:${name}`,
    name,
    version: installedVersion(name),
    singleton,
    requiredVersion,
    assets: NO_FILES,
  }));
  return { additionalData: ({ stats }) => Object.assign(stats, { shared }) };
}
