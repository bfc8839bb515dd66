import webpack, {
  type Chunk,
  type ChunkGraph,
  type Compiler,
  type Configuration,
  type Module,
} from 'webpack';

/** The builds of all remotes have this file in common. It is the host, and what remotes take from it. */
const FILE = 'guest';
/** The chunk that asks for it (`shared/embed/src/instance.ts`). */
const HOST = 'host';

/** Remotes import these modules of it. Only the file itself imports the other ones. */
const SHARED =
  /\/shared\/(?:api|contracts|domain|i18n|state|ui)\/src\/|\/(?:jotai|lucide-react|react-router|valibot)\//;

/** All that the host consists of lies in the one file. */
export const guestFile = { test: isOfHost, name: FILE, chunks: 'async', enforce: true } as const;

function isOfHost(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === HOST);
}

/**
 * Webpack plugins: the file has the same bytes in the build of each remote. Modules and chunks have their numbers from
 * their names alone. No module that remotes import is joined with others. Style sheets follow each other in one order.
 * `shared/embed/src/shared.ts` says which names the file keeps.
 * @param context folder that names of modules are relative to
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
    // In front of what joins modules.
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

/** Style sheets follow each other as those that load the file import them: all of them as the host does. */
function orderAsHost({ groupsIterable }: Chunk, modules: Module[]): void {
  const groups = [...groupsIterable];
  const host = groups.find(({ name }) => name === HOST);
  for (const group of groups)
    for (const module of modules)
      group.setModulePostOrderIndex(module, host?.getModulePostOrderIndex(module) ?? 0);
}
