import { containerName } from '@cabinet/contracts/registry';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type RemotePackage, sharedOf } from './shared.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Options of `ModuleFederationPlugin` for a remote of the cabinet, with webpack (`@module-federation/enhanced/webpack`),
 * Rspack (`…/rspack`) or Rsbuild (`@module-federation/rsbuild-plugin`).
 * @param remote the remote's `package.json`; its peer dependencies are what the shell provides
 * @param more options that differ, such as another `exposes`
 */
export function cabinetRemote(remote: RemotePackage, more: Partial<Options> = {}): Options {
  return {
    name: containerName(remote.name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedOf(remote),
    shareStrategy: 'loaded-first',
    // The types come with the shared packages.
    dts: false,
    manifest: true,
    experiments: {
      // The cabinet has the runtime on the page.
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
    ...more,
  };
}
