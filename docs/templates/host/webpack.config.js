import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/** Modules that remotes of the cabinet expect from their host, each as a singleton. */
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

/**
 * @param env `--env CABINET=<origin of the cabinet>`
 */
export default ({ CABINET }) => ({
  mode: 'production',
  entry: './src/index.js',
  output: { filename: 'main.js', publicPath: 'auto' },
  module: {
    // Keep the names of the design tokens unchanged: `var(--s-4)`.
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
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
      shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true }])),
      // The remotes contain no federation runtime.
      experiments: { provideExternalRuntime: true },
      dts: false,
    }),
  ],
});
