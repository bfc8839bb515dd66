import { createRequire } from 'node:module';
import { join } from 'node:path';
import { containerName } from '@cabinet/contracts/registry';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type RemotePackage, sharedOf } from './shared.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Returns options of `ModuleFederationPlugin` for a remote of the cabinet. Supports webpack
 * (`@module-federation/enhanced/webpack`), Rspack (`…/rspack`) and Rsbuild
 * (`@module-federation/rsbuild-plugin`).
 * @param remote the remote's `package.json`; the shell provides its peer dependencies
 * @param more options that differ, such as another `exposes`
 */
export function cabinetRemote(remote: RemotePackage, more: Partial<Options> = {}): Options {
  return {
    name: containerName(remote.name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedOf(remote),
    shareStrategy: 'loaded-first',
    // The shared packages contain the types.
    dts: false,
    manifest: { additionalData: ({ stats }) => addVersions(stats.shared) },
    experiments: {
      // The page already has the cabinet's runtime.
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
    ...more,
  };
}

/**
 * Options of webpack-dev-server for a remote of the cabinet. A cabinet of any origin can load the remote. Add
 * a port.
 */
export const remoteServer = {
  allowedHosts: 'all' as const,
  headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // Use server-sent events, so that the cabinet's policy needs no `ws:` origin.
  client: { webSocketTransport: 'sse' },
};

/** Rspack lists shared modules without versions. Webpack adds the versions itself. */
function addVersions(shared: { name: string; version: string }[]): void {
  const require = createRequire(join(process.cwd(), 'package.json'));
  for (const module of shared) module.version ||= installedVersion(module.name, require);
}

/**
 * Returns the version of a module's package, or an empty string if the package does not export its
 * `package.json`.
 */
function installedVersion(module: string, require: NodeJS.Require): string {
  const name = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
  try {
    return require(`${name.join('/')}/package.json`).version;
  } catch {
    return '';
  }
}
