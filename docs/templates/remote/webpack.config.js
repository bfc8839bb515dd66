import { remotePlugins } from '@cabinet/remote-preset/plugins';
import { cabinetRemote, remoteServer } from '@cabinet/remote-preset/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import remote from './package.json' with { type: 'json' };

const swc = {
  parser: { syntax: 'typescript', tsx: true },
  // The cabinet has the production build of React.
  transform: { react: { runtime: 'automatic', development: false } },
};

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: { publicPath: 'auto', uniqueName: remote.name, crossOriginLoading: 'anonymous', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    // Keep the names of the design tokens unchanged: `var(--s-4)`.
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: { target: 'es2022', ...swc } } }],
  },
  experiments: { css: true },
  plugins: [new ModuleFederationPlugin(cabinetRemote(remote)), ...remotePlugins()],
  devtool: false,
  devServer: { ...remoteServer, port: 4100, hot: false },
};
