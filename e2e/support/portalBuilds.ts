import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
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
  'react-17': (folder, outDir) => buildWithVite(folder, outDir, reactOf('17')),
  'react-18': (folder, outDir) => buildWithVite(folder, outDir, reactOf('18')),
  'react-19': buildWithWebpack,
  'vue-3': (folder, outDir) => buildWithVite(folder, outDir, { vue: folderOf(require, 'vue') }),
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

/**
 * The examples have no installed packages. An old portal gets its own React, a new portal gets the React of
 * the cabinet.
 */
async function buildWithVite(
  folder: string,
  outDir: string,
  framework: Record<string, string>,
): Promise<void> {
  const { build } = await import('vite');
  const { default: vue } = await import('@vitejs/plugin-vue');
  await build({
    root: folder,
    base: `/${basename(folder)}/`,
    // The example's own configuration imports packages that are not installed. The plug-in reads only Vue
    // files.
    configFile: false,
    plugins: [vue()],
    resolve: { alias: { ...ELEMENTS, ...framework } },
    build: { outDir },
    logLevel: 'error',
  });
}

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

/** The package for portals. Longer names come first, because Vite takes the first match. */
const ELEMENTS = {
  '@cabinet/elements/react': join(root, 'shared/elements/src/react.ts'),
  '@cabinet/elements/vue': join(root, 'shared/elements/src/vue.ts'),
  '@cabinet/elements': join(root, 'shared/elements/src/index.ts'),
};

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
