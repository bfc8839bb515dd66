import { join } from 'node:path';
import { bringsOfShell } from '@cabinet/build/agreement';
import { markPortals, markRelease, releaseFolder } from '@cabinet/build/release';
import { base } from '@cabinet/build/webpack';
import { installedVersion, portalsBuild, root } from '@cabinet/build/workspace';
import webpack, { type Configuration } from 'webpack';
import { shellPages } from './document.ts';

/**
 * React and the router have a chunk of their own. In one chunk with the other libraries, they would take half
 * of the time to the first screen.
 */
const DRAWING = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Initial libraries stay cached when the shell changes. Further libraries for remotes are in one file. */
const SHELL_CHUNKS: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: ({ name }: { name?: string | null | undefined }) => name !== 'federation',
  cacheGroups: {
    drawing: { test: DRAWING, name: 'drawing', chunks: 'initial', priority: 20 },
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', priority: 10 },
  },
};

export interface ShellConfigurations {
  /** The application. Webpack builds it last, and it writes the HTML of all pages. */
  application: Configuration;
  others: Configuration[];
}

/**
 * Returns the webpack configurations of the shell. They build the application, the small sign-in script and
 * the friend page, which has no sign-in. They also build the page for frames in portals, and the portal
 * script.
 */
export function shellConfig(): ShellConfigurations {
  const config = base('shell', releaseFolder('shell'));
  const pages = shellPages();
  const page = (name: string, entry: string): Configuration => ({
    ...config,
    name,
    entry: { [name]: entry },
    output: { ...config.output, publicPath: '/my/' },
    plugins: [...(config.plugins ?? []), pages],
  });
  const application: Configuration = {
    ...page('shell', './src/index.ts'),
    entry: { main: ['./src/index.ts'] },
    dependencies: ['sign-in', 'friend', 'framed'],
    optimization: { ...config.optimization, splitChunks: SHELL_CHUNKS },
  };
  const others = [
    page('sign-in', './src/auth/early.ts'),
    page('friend', './src/friend/index.tsx'),
    page('framed', './src/framed/index.ts'),
    embedScriptConfig(config),
  ];
  return { application, others };
}

/**
 * Adds the shared modules to the shell's application. The federation instance and `release.json` get their
 * versions.
 * @param names of the shared modules, such as `react` and `react/jsx-runtime`
 * @param taken first address segments that the cabinet uses; a remote cannot use them
 */
export function withSharedModules(
  config: Configuration,
  names: readonly string[],
  taken: string[],
): Configuration {
  const versions = Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(versions),
        // The loader requests entries by address, so the build omits manifests and their snapshots.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      markRelease('shell', (compilation) => bringsOfShell(compilation, versions, taken)),
    ],
  };
}

/**
 * Returns the build of the portal script `/embed/v1.js`. The shell's release contains it under a fixed name.
 */
function embedScriptConfig(config: Configuration): Configuration {
  return {
    ...config,
    name: portalsBuild('shell'),
    context: join(root, 'shared/embed'),
    entry: { v1: './src/v1.ts' },
    output: { ...config.output, filename: 'embed/[name].js', publicPath: '/' },
    plugins: [...(config.plugins ?? []), markPortals('shell')],
  };
}
