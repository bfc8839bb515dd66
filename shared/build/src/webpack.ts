import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type ResolveOptions } from 'webpack';
import { developmentConfig } from './development/config.ts';
import { documentationImports, writeDocumentation } from './documentation.ts';
import { embedConfig, embedScriptConfig } from './embed.ts';
import { entryQuery } from './entryQuery.ts';
import { firstScreenInEntry } from './firstScreenInEntry.ts';
import { pinChunks } from './pinChunks.ts';
import { precompress } from './precompress.ts';
import {
  isShared,
  isShellsOwn,
  LATER_PARTS,
  partsOf,
  SHARED_FILE,
  SHARED_MODULE,
  SHARED_PARTS,
  singletons,
  writeSharedModule,
} from './singletons.ts';
import { chunksName, containerName, releaseOf, root } from './workspace.ts';

const require = createRequire(import.meta.url);

/** What the bench's build calls itself; what is remembered of it is its own. */
const SINGLE = 'single-build';

const CONTRACTS = /\/shared\/contracts\/src\/\w+\.ts$/;

/**
 * V8 compiles every function of a script that begins so while it comes, beside the page's own thread, and not each of
 * them when it is called for the first time (v8.dev/blog/explicit-compile-hints). To others it is a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

/** Everything that is equal for the shell, a remote and the bench's single build. */
function base(folder: string, outDir: string, release: string): Configuration {
  return {
    name: folder,
    context: join(root, folder),
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outDir,
      uniqueName: `@cabinet/${folder}`,
      // The federation plugin asks for the name before there is a hash, for the depth of the folder only.
      filename: ({ chunk }) => `js/[name]${chunk?.contentHash?.javascript ? '.[contenthash:10]' : ''}.js`,
      chunkFilename: 'js/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      // §9: the outer bound; the section's panel comes long before.
      chunkLoadTimeout: 120_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // Every call goes by XMLHttpRequest; the other adapter would be a fifth of the client's weight.
        [realpathSync(join(root, 'shared/api/node_modules/axios/lib/adapters/fetch.js'))]: false,
      },
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
                  localIdentName: `${folder}-[hash:base64:5]`,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|webm|vtt)$/, type: 'asset/resource' },
        { test: CONTRACTS, enforce: 'pre', loader: join(import.meta.dirname, 'routesAreData.cjs') },
        // Whoever imports it imports it as a whole: seen through, its parts could not be one piece of code.
        { test: SHARED_FILE, sideEffects: true },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:10].css',
        chunkFilename: 'css/[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
      new webpack.DefinePlugin({ __RELEASE__: JSON.stringify(release) }),
      new webpack.BannerPlugin({
        banner: COMPILED_AHEAD,
        raw: true,
        test: /\.js$/,
        // Behind the minimiser, which drops comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      precompress(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${folder}-${release === SINGLE ? SINGLE : 'app'}`,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/** What each icon is made with: of the icons a remote brings its own. */
const ICON_MAKER = /\/createLucideIcon\.mjs$/;
const SHARED_ICON_MAKER = `data:text/javascript,${encodeURIComponent(`export { createLucideIcon as default } from '${SHARED_MODULE}';`)}`;

/** Sends a remote's imports of everything shared to the one module that the shell brings. */
function sharedImports(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/./, (request) => {
    const isOurs = !request.context.includes('node_modules');
    if (isOurs && isShellsOwn(request.request))
      throw new Error(`${request.request} is the shell's alone (docs/decisions/002)`);
    if (isOurs && isShared(request.request, request.context)) request.request = SHARED_MODULE;
    if (ICON_MAKER.test(request.request)) request.request = SHARED_ICON_MAKER;
  });
}

function federation(name: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    remotes: {},
    shared: singletons(),
    dts: false,
    dev: false,
    manifest: true,
  });
}

/** The runtime that a container has instead of the plugin's own (docs/decisions/002). */
function containerRuntime(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    join(root, 'shared/federation/src/containerRuntime.ts'),
  );
}

export interface RemoteOptions {
  /** The remote's folder, registry name and translation namespace. */
  name: string;
  /** Where its development server listens. */
  port: number;
}

/** webpack-cli and webpack-dev-server say so. */
const isServed = () => Boolean(process.env.WEBPACK_SERVE);

/** A remote's whole webpack configuration: for the shell, and for other portals. What is built lies in `dist/<release>/`. */
export function remoteConfig({ name, port }: RemoteOptions): Configuration[] {
  const release = releaseOf(name);
  const config = base(name, join(root, name, 'dist', release), release);
  const container: Configuration = {
    ...config,
    // The container is the only entry.
    entry: {},
    // A browser checks the hash of a file of another origin only if that origin shares it.
    output: {
      ...config.output,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadingGlobal: chunksName(name, release),
    },
    plugins: [
      ...(config.plugins ?? []),
      sharedImports(),
      entryQuery(),
      containerRuntime(),
      federation(name),
      firstScreenInEntry(),
      pinChunks(),
    ],
  };
  return isServed() ? [developmentConfig(name, container, port)] : [container, embedConfig(config, name)];
}

/** The kit alone, as the pages of that remote load it: the shared parts and whatever else the remote shows. */
export function kitConfig(remote: string, outDir: string): Configuration {
  const config = base(remote, resolve(outDir), 'kit');
  const parts = [...SHARED_PARTS, ...partsOf(remote)];
  const everything = parts.map((name) => `export * from '${join(root, `shared/ui/src/${name}.tsx`)}';`);
  return {
    ...config,
    entry: { kit: `data:text/javascript,${encodeURIComponent(everything.join(''))}` },
    output: { ...config.output, library: { type: 'module' }, chunkFormat: 'module' },
    experiments: { outputModule: true },
    // What the kit stands on is the page's.
    externals: [
      ({ request = '' }) => Promise.resolve(/^(?:[./]|data:)/.test(request) ? false : `module ${request}`),
    ],
    cache: false,
  };
}

/** What draws: with the other libraries it would be a file that alone takes half the way to the first screen. */
const DRAWING = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Libraries of the first screen stay cached when the shell changes; what remotes need beyond it is one file. */
const SHELL_CHUNKS: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: ({ name }: { name?: string | null | undefined }) => name !== 'federation',
  cacheGroups: {
    drawing: { test: DRAWING, name: 'drawing', chunks: 'initial', priority: 20 },
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', priority: 10 },
    // A file of its own, so that it is on the page once, whether shell or remote shows it first.
    ...Object.fromEntries(
      LATER_PARTS.map((part) => {
        const test = new RegExp(`/shared/ui/src/${part}\\.(?:module\\.css|tsx)$`);
        return [part, { test, name: `kit-${part}`, chunks: 'async', enforce: true }];
      }),
    ),
  },
};

/**
 * The shell: the application that brings the shared libraries, the sign-in as a small script of its own, the page for
 * friends, who never sign in, and the one for frames in portals.
 */
export function shellConfig(): Configuration[] {
  const release = releaseOf('shell');
  const outDir = join(root, 'shell/dist', release);
  const config = base('shell', outDir, release);
  const application: Configuration = {
    ...config,
    entry: { main: ['./src/index.ts'] },
    output: { ...config.output, publicPath: '/my/' },
    optimization: { ...config.optimization, splitChunks: SHELL_CHUNKS },
    resolve: withAlias(config, { '#shared': writeSharedModule(), ...writeDocumentation() }),
    plugins: [...(config.plugins ?? []), documentationImports()],
  };
  const pages = [application, signInConfig(config), friendConfig(config), framedConfig(config)];
  if (isServed()) return pages.map((page) => developmentConfig('shell', page));
  return [...pages, embedScriptConfig(config)];
}

/** Where a single build says which files each named part of it needs at once. */
export const FIRST_SCREENS = 'first-screens.json';

/** Webpack plugin: writes them, by the name of the part. */
function listFirstScreens(): { apply(compiler: webpack.Compiler): void } {
  const name = 'first-screens';
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(name, (compilation) => {
        // When file names have their hashes.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const groups = [...compilation.namedChunkGroups].map(([part, group]) => [part, group.getFiles()]);
          const text = JSON.stringify(Object.fromEntries(groups));
          compilation.emitAsset(FIRST_SCREENS, new webpack.sources.RawSource(text));
        });
      });
    },
  };
}

/** The same sources without federation: what the bench compares with. */
export function singleBuildConfig(outDir: string): Configuration[] {
  const config = base('shell', resolve(outDir), SINGLE);
  const application: Configuration = {
    ...config,
    entry: { main: ['./src/index.ts'] },
    output: { ...config.output, publicPath: '/my/' },
    optimization: { ...config.optimization, splitChunks: SHELL_CHUNKS },
    resolve: withAlias(config, writeDocumentation()),
    plugins: [
      ...(config.plugins ?? []),
      listFirstScreens(),
      new webpack.NormalModuleReplacementPlugin(/\/source\.ts$/, (request) => {
        request.request = join(root, 'shell/src/remotes/source.single.ts');
      }),
    ],
  };
  return [application, signInConfig(config), friendConfig(config), framedConfig(config)];
}

/** Modules that the build writes itself. */
function withAlias({ resolve }: Configuration, written: Record<string, string>): ResolveOptions {
  return { ...resolve, alias: { ...resolve?.alias, ...written } };
}

function signInConfig(config: Configuration): Configuration {
  return {
    ...config,
    name: 'sign-in',
    entry: { 'sign-in': './src/auth/early.ts' },
    output: { ...config.output, publicPath: '/my/' },
    cache: false,
  };
}

function friendConfig(config: Configuration): Configuration {
  return {
    ...config,
    name: 'friend',
    entry: { friend: './src/friend/index.tsx' },
    output: { ...config.output, publicPath: '/my/' },
    cache: { ...(config.cache as FileCacheOptions), name: 'shell-friend' },
  };
}

function framedConfig(config: Configuration): Configuration {
  return {
    ...config,
    name: 'framed',
    entry: { framed: './src/framed/index.ts' },
    output: { ...config.output, publicPath: '/my/' },
    cache: false,
  };
}
