import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@cabinet/build/workspace';
import { buildOutside } from './frameworks.ts';
import { runWebpack } from './runWebpack.ts';

const require = createRequire(import.meta.url);
const ofShell = createRequire(join(root, 'shell/package.json'));

/**
 * The examples with a build, each with the tool of its page. `react` selects another React than the example's
 * own.
 */
const BUILDS: Record<string, (folder: string, outDir: string, react?: string) => Promise<void>> = {
  angular: (_folder, outDir) =>
    buildOutside('angular', outDir, ['ng', 'build', '--base-href', '/angular/'], 'dist/browser'),
  astro: (_folder, outDir) => buildOutside('astro', outDir, ['astro', 'build', '--base', '/astro'], 'dist'),
  'react-17': buildWithVite('react-17'),
  'react-18': buildWithVite('react-18'),
  'react-19': buildWithWebpack,
  'vue-3': buildWithVite('vue-3'),
  wordpress: (_folder, outDir) =>
    cp(require.resolve('jquery/dist/jquery.min.js'), join(outDir, 'wp-includes/js/jquery/jquery.min.js')),
};

/**
 * Builds an example portal of docs/embedding into `outDir`, as its team would. Does nothing for an example
 * without a build.
 * @param name of the example; `react-19@18` is that example with React 18 (`react-18` of this package)
 */
export async function buildPortal(name: string, outDir: string): Promise<void> {
  const [example = '', react] = name.split('@');
  await BUILDS[example]?.(join(root, 'docs/embedding', example), outDir, react);
}

function buildWithVite(example: string) {
  return (_folder: string, outDir: string) =>
    buildOutside(example, outDir, ['vite', 'build', '--base', `/${example}/`], 'dist');
}

/** A new portal gets the React of the cabinet, or another React of this package. */
async function buildWithWebpack(folder: string, outDir: string, react?: string): Promise<void> {
  const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.js')).href);
  const alias = react
    ? reactOf(react)
    : { react: folderOf(ofShell, 'react'), 'react-dom': folderOf(ofShell, 'react-dom') };
  await runWebpack([
    {
      ...config,
      context: folder,
      output: { path: join(outDir, 'dist') },
      resolve: { alias },
      resolveLoader: { alias: { 'swc-loader': require.resolve('swc-loader') } },
      // The test does not measure the size.
      optimization: { minimize: false },
      performance: { hints: false },
      infrastructureLogging: { level: 'error' },
    },
  ]);
}

/** Returns the folders of another React in this package. */
function reactOf(version: string) {
  return {
    react: folderOf(require, `react-${version}`),
    'react-dom': folderOf(require, `react-dom-${version}`),
  };
}

function folderOf(from: NodeJS.Require, name: string): string {
  return dirname(from.resolve(`${name}/package.json`));
}
