import { bringsOfShell } from '@cabinet/build/agreement';
import { SOURCES as EMBED } from '@cabinet/build/embed';
import { markPortals, markRelease, releaseFolder } from '@cabinet/build/release';
import { base } from '@cabinet/build/webpack';
import { installedVersion, portalsBuild } from '@cabinet/build/workspace';
import webpack, { type Configuration } from 'webpack';
import { shellPages } from './document.ts';

/** What draws: with the other libraries it would be a file that alone takes half the way to the first screen. */
const DRAWING = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Libraries of the first screen stay cached when the shell changes; what remotes need beyond it is one file. */
const SHELL_CHUNKS: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: ({ name }: { name?: string | null | undefined }) => name !== 'federation',
  cacheGroups: {
    drawing: { test: DRAWING, name: 'drawing', chunks: 'initial', priority: 20 },
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', priority: 10 },
  },
};

export interface ShellConfigurations {
  /** The application itself; it runs last and writes the HTML of all pages. */
  application: Configuration;
  others: Configuration[];
}

/**
 * The shell's webpack configurations: the application, the sign-in as a small script of its own, the page for friends,
 * who never sign in, the page for frames in portals, and the script for portals.
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
 * Adds to the shell's application what it provides to remotes: the versions of the modules for the federation instance,
 * and the same in `release.json`.
 * @param names of the shared modules, such as `react` and `react/jsx-runtime`
 * @param taken first segments of addresses where the cabinet has something; no remote can take them
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
        // Entries are loaded by their own address, without manifests and their snapshots.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      markRelease('shell', (compilation) => bringsOfShell(compilation, versions, taken)),
    ],
  };
}

/** The script for portals, `/embed/v1.js`: released with the shell, under a name that stays. */
function embedScriptConfig(config: Configuration): Configuration {
  return {
    ...config,
    name: portalsBuild('shell'),
    context: EMBED,
    entry: { v1: './src/v1.ts' },
    output: { ...config.output, filename: 'embed/[name].js', publicPath: '/' },
    plugins: [...(config.plugins ?? []), markPortals('shell')],
  };
}
