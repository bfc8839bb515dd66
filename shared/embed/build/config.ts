import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { boxWidths } from './boxWidths.ts';
import { guestFile, oneGuest } from './oneGuest.ts';
import { pinPortals } from './pinPortals.ts';

const require = createRequire(import.meta.url);
/** This package. */
const PACKAGE = join(import.meta.dirname, '..');

/** Overlays cover the whole window, so their queries keep the window's width. */
const OVERLAYS = /\/(?:Dialog|Popover|ToastViewport)\.module\.css$/;

/**
 * Webpack's style loader calls this function to insert a style sheet into the Shadow roots
 * (`shared/embed/src/styles.ts`). Webpack copies its source into the build, so it can use only its parameter.
 */
const insert = Function('link', '__webpack_require__.cabinetStyles(link)') as (link: HTMLLinkElement) => void;

/** The parts of React that a portal can provide (`shared/embed/src/holdLibraries.ts`). */
const REACT = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/;
/**
 * The file that imports the cabinet's own React: Preact, a sixth of React's size, under React's module names.
 */
const OWN_LIBRARIES = /\/shared\/embed\/src\/libraries\.ts$/;
const PREACT = {
  react$: 'preact/compat',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
};

/** Minimal replacements of i18next, with only the functions that the cabinet uses. */
const WORDS = {
  i18next$: join(PACKAGE, 'src/words/i18next.ts'),
  'react-i18next$': join(PACKAGE, 'src/words/reactI18next.tsx'),
};

/** Redirects all other imports of React to the libraries that the instance holds. */
function heldLibraries(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(REACT, (request) => {
    if (OWN_LIBRARIES.test(request.contextInfo.issuer.replaceAll('\\', '/'))) return;
    const held = `module.exports = __webpack_require__.cabinetLibraries['${request.request}'];`;
    request.request = `data:application/node,${encodeURIComponent(held)}`;
  });
}

/**
 * The build of a remote for portals (docs/decisions/014): an ES module in `<release>/embed/`, beside the
 * container. It has no federation and its own libraries.
 * @param config shared by all builds
 */
export function embedConfig(config: Configuration, remote: string): Configuration {
  const files = (folder: string, end: string) => `embed/${folder}/[name].[contenthash:10]${end}`;
  // Omit the compile hint, because the portal's own scripts have priority.
  const [Styles, Hint] = [MiniCssExtractPlugin, webpack.BannerPlugin];
  const shared = (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof Styles || plugin instanceof Hint),
  );
  return {
    ...config,
    context: PACKAGE,
    entry: { mount: './src/mount.ts', instance: './src/instance.ts' },
    output: {
      ...config.output,
      uniqueName: `@cabinet/${remote}-embed`,
      publicPath: 'auto',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      // `shared/embed/src/pinScripts.ts` checks the hashes of scripts. The browser checks the hashes of style
      // sheets.
      importFunctionName: '__webpack_require__.cabinetImport',
      crossOriginLoading: 'anonymous',
      filename: 'embed/[name].js',
      chunkFilename: files('js', '.js'),
      assetModuleFilename: files('assets', '[ext]'),
    },
    experiments: { outputModule: true },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        ...PREACT,
        ...WORDS,
        '#remote': join(PACKAGE, '../..', remote, 'src'),
      },
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
        // Keep the libraries in one file, which a portal with its own React never requests.
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
      ...oneGuest(PACKAGE),
      pinPortals(),
      new webpack.DefinePlugin({
        __REMOTE__: JSON.stringify(remote),
        __REACT__: JSON.stringify(require('react/package.json').version),
      }),
    ],
  };
}
