import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import { embedConfig } from '@cabinet/embed/build';
import { remotePlugins } from '@cabinet/remote-preset/plugins';
import { cabinetRemote } from '@cabinet/remote-preset/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { needsOfRemote } from './agreement.ts';
import { developmentConfig } from './development/config.ts';
import { manifestOf } from './manifest.ts';
import { markPortals, markRelease, releaseFolder } from './release.ts';
import { chunksName, packageJson, portalsBuild, root } from './workspace.ts';

const require = createRequire(import.meta.url);

/**
 * V8 compiles all functions of a script with this comment while the script loads, on another thread. Without
 * it, V8 compiles each function at its first call (v8.dev/blog/explicit-compile-hints). Other engines ignore
 * this comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

const AXIOS = join(root, 'shared/api/node_modules/axios/lib');
/**
 * Unused parts of axios. The cabinet uses XMLHttpRequest and `AbortSignal`, and no cookies, progress events
 * or form conversion.
 */
const UNUSED_OF_AXIOS = [
  'adapters/fetch.js',
  'cancel/CancelToken.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/HttpStatusCode.js',
  'helpers/progressEventReducer.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
];

/**
 * The configuration that the shell and all remotes share.
 * @param folder of the application
 * @param outDir folder of its release
 */
export function base(folder: string, outDir: string): Configuration {
  return {
    name: folder,
    context: join(root, folder),
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outDir,
      uniqueName: `@cabinet/${folder}`,
      // Before the hash exists, the federation plugin calls this only to get the depth of the folder.
      filename: ({ chunk }) => `js/[name]${chunk?.contentHash?.javascript ? '.[contenthash:10]' : ''}.js`,
      chunkFilename: 'js/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      // §9: the upper limit. The section's panel appears much earlier.
      chunkLoadTimeout: 120_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: Object.fromEntries(UNUSED_OF_AXIOS.map((file) => [realpathSync(join(AXIOS, file)), false])),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'es6' },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  localIdentName: `${folder}-[hash:base64:4]-[local]`,
                  hashStrategy: 'minimal-subset',
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|webm|vtt)$/, type: 'asset/resource' },
        {
          include: join(root, 'shared/contracts/src'),
          enforce: 'pre',
          loader: join(import.meta.dirname, 'pureSchemas.mjs'),
        },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: false,
      // swc uses threads. A process per build would cost more time than it saves.
      minimizer: [
        // The plugin writes licences to `<script>.LICENSE.txt`.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 } },
          extractComments: { condition: true, banner: false },
          parallel: false,
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:10].css',
        chunkFilename: 'css/[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
      new webpack.DefinePlugin({ __RELEASE__: JSON.stringify(basename(outDir)) }),
      new webpack.BannerPlugin({
        banner: COMPILED_AHEAD,
        raw: true,
        test: /\.js$/,
        // Run after the minimiser, which removes comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      ...compression(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // A release is built once. Writing webpack's cache takes half as long as the builds.
    cache: false,
  };
}

/** Writes a `.br` and a `.gz` file for each text file, so that serving needs no compression. */
function compression(): CompressionPlugin[] {
  const every = { test: /\.(js|css|svg)$/, minRatio: Number.POSITIVE_INFINITY };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return [
    new CompressionPlugin({ ...every, algorithm: 'gzip', compressionOptions: { level: 9 } }),
    new CompressionPlugin<BrotliOptions>({
      ...every,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params },
    }),
  ];
}

/** Builds a remote as a container. */
function federation(name: string): ModuleFederationPlugin {
  const remote = { ...packageJson(name), name };
  return new ModuleFederationPlugin(cabinetRemote(remote, { manifest: manifestOf(remote) }));
}

/**
 * The configurations, adapted for a development server if webpack-cli or webpack-dev-server runs one.
 * @param folder of the application
 */
export function served(folder: string, configs: Configuration[]): Configuration[] {
  if (!process.env.WEBPACK_SERVE) return configs;
  const pages = configs.filter(({ name }) => name !== portalsBuild(folder));
  return pages.map((config) => developmentConfig(folder, config));
}

/**
 * A remote's webpack configurations: for the cabinet's pages, and for portals. The files go to
 * `dist/<release>/`.
 * @param name the remote's folder, registry name and translation namespace
 */
export function remoteConfig(name: string): Configuration[] {
  const outDir = releaseFolder(name);
  const config = base(name, outDir);
  const container: Configuration = {
    ...config,
    // The container is the only entry.
    entry: {},
    // A browser checks the hash of a file of another origin only with CORS.
    output: {
      ...config.output,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadingGlobal: chunksName(name, basename(outDir)),
    },
    plugins: [
      ...(config.plugins ?? []),
      federation(name),
      ...remotePlugins(),
      markRelease(name, (compilation) => needsOfRemote(compilation, name)),
    ],
  };
  return served(name, [container, portalsConfig(name, outDir)]);
}

function portalsConfig(name: string, outDir: string): Configuration {
  const config = embedConfig(base('embed', outDir), name);
  return { ...config, name: portalsBuild(name), plugins: [...(config.plugins ?? []), markPortals(name)] };
}
