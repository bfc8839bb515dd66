import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/** What remotes of the cabinet expect of a host, each as one copy. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'swr',
  'i18next',
  'react-i18next',
  '@cabinet/api',
  '@cabinet/i18n',
  '@cabinet/state',
  '@cabinet/state/leads',
  '@cabinet/ui',
  '@cabinet/ui/later',
];

/** @param env `--env CABINET=<origin> --env RELEASE=<version>` */
export default ({ CABINET, RELEASE }) => ({
  mode: 'production',
  entry: './src/index.js',
  output: { filename: 'main.js', publicPath: 'auto' },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  experiments: { css: true },
  performance: false,
  plugins: [
    new webpack.DefinePlugin({ CABINET: JSON.stringify(CABINET) }),
    new ModuleFederationPlugin({
      name: 'portal',
      remotes: { mf_catalog: `mf_catalog@${CABINET}/remotes/mf-catalog/${RELEASE}/mf-manifest.json` },
      shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: false }])),
      // The remotes come without the runtime: their host has it.
      experiments: { provideExternalRuntime: true },
      dts: false,
    }),
  ],
});
