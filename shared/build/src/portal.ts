import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from './workspace.ts';

const require = createRequire(import.meta.url);
const ofShell = createRequire(join(root, 'shell/package.json'));

/** Where a React of that version lies: that of an old portal, or our own. */
function reactFolders(version: 18 | 19): Record<string, string> {
  const folder = (path: string) => dirname(path);
  return version === 18
    ? {
        react: folder(require.resolve('react-18/package.json')),
        'react-dom': folder(require.resolve('react-dom-18/package.json')),
      }
    : {
        react: folder(ofShell.resolve('react/package.json')),
        'react-dom': folder(ofShell.resolve('react-dom/package.json')),
      };
}

/** An example portal of docs/embedding, built as its team would, with the React that it brings. */
export function portalConfig(example: string, version: 18 | 19, outDir: string): Configuration {
  return {
    name: example,
    context: join(root, 'docs/embedding', example),
    mode: 'production',
    devtool: false,
    entry: './src/main.jsx',
    output: { path: outDir, filename: `${example}.js` },
    resolve: { alias: reactFolders(version) },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    // Its size is nobody's concern here.
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
