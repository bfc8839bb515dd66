import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';
import { pageConfigsOf } from '../configs.ts';
import { root } from '../workspace.ts';

const own = (file: string) => join(import.meta.dirname, file);

/** Where the builds of development lie, away from those that are served and published. */
export function developmentFolder(folder: string): string {
  return join(root, '.cache/dev', folder);
}

/** An application's configurations for `npm run dev`: React's own development build, and hot replacement of modules. */
export async function developmentConfigs(folder: string): Promise<Configuration[]> {
  return (await pageConfigsOf(folder)).map((config) => developmentConfig(folder, config));
}

function developmentConfig(folder: string, config: Configuration): Configuration {
  const { name = '', output, module, optimization, plugins = [], context = root } = config;
  const parts = [
    ...(folder === 'shell' ? ['refresh.ts'] : []),
    `client.ts?${name}`,
    // Speaks with the application's own texts.
    ...(name === 'shell' ? ['texts.ts'] : []),
  ];
  return {
    ...config,
    mode: 'development',
    // Evaluated code is what the content security policy refuses.
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      path: developmentFolder(folder),
      // Names that stay: an open page follows them.
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      hotUpdateChunkFilename: 'hot/[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: `hot/${name}.[runtime].[fullhash].hot-update.json`,
      hotUpdateGlobal: `hotUpdate_${name.replaceAll('-', '_')}`,
    },
    optimization: { ...optimization, minimize: false, moduleIds: 'named', chunkIds: 'named' },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []).map((rule) => withRefresh(rule as RuleSetRule)),
        refreshRule(folder),
        textsRule(folder),
      ],
    },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({
        filename: 'css/[name].css',
        chunkFilename: 'css/[name].css',
        ignoreOrder: true,
      }),
      new webpack.HotModuleReplacementPlugin(),
      ...parts.map((file) => new webpack.EntryPlugin(context, own(file), {})),
    ],
    cache: { ...(config.cache as FileCacheOptions), type: 'filesystem', name: `${name}-development` },
  };
}

function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (!rule.loader?.includes('swc-loader')) return rule;
  const { jsc, ...options } = rule.options as { jsc: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { react } } } };
}

function refreshRule(folder: string): RuleSetRule {
  const options = { folder };
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, import.meta.dirname],
    enforce: 'post',
    loader: own('refreshLoader.cjs'),
    options,
  };
}

function textsRule(folder: string): RuleSetRule {
  const options = { folder };
  return {
    test: /[\\/]locales[\\/].*\.json$/,
    type: 'javascript/auto',
    loader: own('textsLoader.cjs'),
    options,
  };
}
