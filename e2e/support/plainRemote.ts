import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const SOURCE = `
import { createElement, useState } from 'react';

export const contract = 1;
export const messages = { ru: {} };

export function Routes() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Нажато: ' + count);
}`;

/**
 * Builds a remote as a team with its own tools does. The build uses the documented setup of the federation
 * plugin, with the plugin's own runtime in the entry. From the workspace, the remote uses only the contract
 * of `@cabinet/federation/contract`.
 * @param remote name in the registry
 * @param folder an empty folder for the sources; the files are in its `dist`
 */
export async function buildPlainRemote(remote: string, folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/remote.mjs'), SOURCE);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: {},
    output: {
      path: dist,
      publicPath: 'auto',
      uniqueName: 'a team of its own',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: remote.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.mjs' },
        shared: { react: { singleton: true, requiredVersion: '^19.0.0', import: false } },
        dts: false,
      }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  compiler.run((error, stats) => {
    if (error || stats?.hasErrors())
      reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
    else resolve(dist);
  });
  return promise;
}
