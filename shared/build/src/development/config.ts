import { join } from 'node:path';
import { remoteServer } from '@cabinet/remote-preset/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { packageJson, root } from '../workspace.ts';
import { showTypeErrors } from './typeErrors.ts';

const own = (file: string) => join(import.meta.dirname, file);
const REFRESH = own('refresh.ts');

/** Options of all development servers. */
export const SERVER: ServerConfiguration = {
  host: 'localhost',
  static: false,
  compress: false,
  client: { ...remoteServer.client, progress: false, logging: 'warn' },
  onListening: showTypeErrors,
};

/**
 * The JSX runtime of the shell's React. React's development runtime fails with a production build of React.
 */
const JSX = `data:text/javascript,${encodeURIComponent(`
  import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
  export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
  export { Fragment };
`)}`;

/** Plugins of the build that development replaces or omits. */
const REPLACED = [MiniCssExtractPlugin, CompressionPlugin];

/**
 * A configuration for webpack-dev-server: hot module replacement, React Fast Refresh, readable code.
 * @param folder of the application; its `package.json` contains the port
 */
export function developmentConfig(folder: string, config: Configuration): Configuration {
  const { name = '', output, module, optimization, plugins = [] } = config;
  return {
    ...config,
    mode: 'development',
    // The content security policy refuses `eval`.
    devtool: 'cheap-module-source-map',
    // Keep file names stable, because an open page requests updates by name.
    output: {
      ...output,
      uniqueName: `@cabinet/${name}`,
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
    },
    optimization: {
      ...optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      // With this option a page skips a broken build and keeps its state.
      emitOnErrors: false,
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []).map((rule) => withRefresh(rule as RuleSetRule)),
        { test: /[\\/]locales[\\/].*\.json$/, type: 'javascript/auto', loader: own('texts.cjs') },
      ],
    },
    plugins: [
      ...plugins.filter((plugin) => !REPLACED.some((kind) => plugin instanceof kind)),
      new MiniCssExtractPlugin({
        filename: 'css/[name].css',
        chunkFilename: 'css/[name].css',
        ignoreOrder: true,
      }),
      // webpack-dev-server has an overlay.
      new ReactRefreshPlugin({ overlay: false, library: 'cabinet', exclude: [/node_modules/, REFRESH] }),
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/, (request) => {
        if (request.contextInfo.issuer !== REFRESH) request.request = `${REFRESH}?${folder}`;
      }),
      ...(folder === 'shell'
        ? []
        : [
            new webpack.NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, (request) => {
              request.request = JSX;
            }),
          ]),
    ],
    devServer: { ...remoteServer, ...SERVER, port: packageJson(folder).config?.port },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-development`,
      buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, '../webpack.ts')] },
    },
  };
}

function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (!rule.loader?.includes('swc-loader')) return rule;
  const { jsc, ...options } = rule.options as { jsc: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { react } } } };
}
