import webpack, {
  type Chunk,
  type ChunkGraph,
  type Compiler,
  type Configuration,
  type Module,
} from 'webpack';

/** The file that the builds of all remotes share: the host, and the modules that remotes import from it. */
const FILE = 'guest';
/** The chunk that imports the file (`shared/embed/src/instance.ts`). */
const HOST = 'host';

/** Modules that remotes import. Only the file itself imports its other modules. */
const SHARED =
  /\/shared\/(?:api|contracts|domain|i18n|loading|state|ui)\/src\/|\/(?:jotai|lucide-react|react-router|valibot)\//;

/** The cache group of the file: all modules of the host. */
export const guestFile = { test: isOfHost, name: FILE, chunks: 'async', enforce: true } as const;

function isOfHost(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === HOST);
}

/**
 * Webpack plugins that give the file the same bytes in the build of each remote. The ids of modules and chunks depend
 * on their names only. Modules that remotes import stay separate. Style sheets have one order. The list
 * `shared/embed/src/shared.ts` keeps the same exports in all builds.
 * @param context the folder to which the names of modules are relative
 */
export function oneGuest(context: string): NonNullable<Configuration['plugins']> {
  const { DeterministicChunkIdsPlugin, DeterministicModuleIdsPlugin } = webpack.ids;
  return [
    new DeterministicModuleIdsPlugin({ context, maxLength: 6, fixedLength: true }),
    new DeterministicChunkIdsPlugin({ context, maxLength: 6 }),
    { apply: keepEqual },
  ];
}

function keepEqual(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('one-guest', (compilation) => {
    // Run before the concatenation of modules.
    compilation.hooks.optimizeChunkModules.tap({ name: 'one-guest', stage: -1 }, (chunks) => {
      const guest = [...chunks].find(({ name }) => name === FILE);
      if (!guest) throw new Error(`the build for portals has no file ${FILE}`);
      const modules = [...compilation.chunkGraph.getChunkModulesIterable(guest)];
      for (const module of modules) keepApart(module);
      orderAsHost(guest, modules);
    });
  });
}

function keepApart(module: Module): void {
  const path = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  if (module.buildInfo && SHARED.test(path)) module.buildInfo.moduleConcatenationBailout = 'it is shared';
}

/** Orders the style sheets in every chunk group as in the host. */
function orderAsHost({ groupsIterable }: Chunk, modules: Module[]): void {
  const groups = [...groupsIterable];
  const host = groups.find(({ name }) => name === HOST);
  for (const group of groups)
    for (const module of modules)
      group.setModulePostOrderIndex(module, host?.getModulePostOrderIndex(module) ?? 0);
}
