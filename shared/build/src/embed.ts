import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { boxWidths } from './boxWidths.ts';
import { guestFile, oneGuest } from './oneGuest.ts';
import { pinPortals } from './pinPortals.ts';
import { markPortals } from './release.ts';
import { installedVersion, portalsBuild, root } from './workspace.ts';

const require = createRequire(import.meta.url);
/** Folder of what embeds a remote. */
export const SOURCES = join(root, 'shared/embed');

/** What lies above the page goes by the window all the same. */
const OVERLAYS = /\/(?:Dialog|Popover|ToastViewport)\.module\.css$/;

/**
 * Webpack's loader of style sheets asks this where to put one: into the Shadow roots (`shared/embed/src/styles.ts`). It
 * is written out into the build, and so may know nothing but what it is given.
 */
const insert = Function('link', '__webpack_require__.cabinetStyles(link)') as (link: HTMLLinkElement) => void;

/** The parts of React that a portal may hand in (`shared/embed/src/holdLibraries.ts`). */
const REACT = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/;
/** The file that brings the cabinet's own: Preact, a sixth of React's weight, under React's names. */
const OWN_LIBRARIES = /\/shared\/embed\/src\/libraries\.ts$/;
const PREACT = {
  react$: 'preact/compat',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
};

/** What the cabinet uses of them, without the rest. */
const WORDS = {
  i18next$: join(SOURCES, 'src/words/i18next.ts'),
  'react-i18next$': join(SOURCES, 'src/words/reactI18next.tsx'),
};

/** Sends all other imports of React to what its instance holds. */
function heldLibraries(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(REACT, (request) => {
    if (OWN_LIBRARIES.test(request.contextInfo.issuer.replaceAll('\\', '/'))) return;
    const held = `module.exports = __webpack_require__.cabinetLibraries['${request.request}'];`;
    request.request = `data:application/node,${encodeURIComponent(held)}`;
  });
}

/**
 * A remote for the pages of others (docs/decisions/014): an ES module beside the container of its release, without
 * federation and with libraries of its own, in `<release>/embed/`.
 * @param config what is equal for all builds
 */
export function embedConfig(config: Configuration, remote: string): Configuration {
  const files = (folder: string, end: string) => `embed/${folder}/[name].[contenthash:10]${end}`;
  // No hint to compile everything at once: the portal's own scripts come first.
  const [Styles, Hint] = [MiniCssExtractPlugin, webpack.BannerPlugin];
  const shared = (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof Styles || plugin instanceof Hint),
  );
  return {
    ...config,
    name: portalsBuild(remote),
    context: SOURCES,
    entry: { mount: './src/mount.ts', instance: './src/instance.ts' },
    output: {
      ...config.output,
      uniqueName: `@cabinet/${remote}-embed`,
      publicPath: 'auto',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      // What loads scripts checks their hashes (`shared/embed/src/pinScripts.ts`); the browser those of style sheets.
      importFunctionName: '__webpack_require__.cabinetImport',
      crossOriginLoading: 'anonymous',
      filename: 'embed/[name].js',
      chunkFilename: files('js', '.js'),
      assetModuleFilename: files('assets', '[ext]'),
    },
    experiments: { outputModule: true },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...PREACT, ...WORDS, '#remote': join(root, remote, 'src') },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /\.css$/,
          exclude: OVERLAYS,
          enforce: 'pre',
          loader: require.resolve('postcss-loader'),
          options: { postcssOptions: { config: false, plugins: [boxWidths] } },
        },
      ],
    },
    optimization: {
      ...config.optimization,
      moduleIds: false,
      chunkIds: false,
      splitChunks: {
        // What a portal with a React of its own never fetches is one file.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'libraries',
        cacheGroups: {
          guest: guestFile,
        },
      },
    },
    plugins: [
      ...shared,
      new MiniCssExtractPlugin({
        filename: files('css', '.css'),
        chunkFilename: files('css', '.css'),
        ignoreOrder: true,
        insert,
      }),
      heldLibraries(),
      ...oneGuest(SOURCES),
      pinPortals(),
      markPortals(remote),
      new webpack.DefinePlugin({
        __REMOTE__: JSON.stringify(remote),
        __REACT__: JSON.stringify(installedVersion('react')),
      }),
    ],
  };
}
