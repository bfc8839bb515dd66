import type { Compiler } from 'webpack';

/** The federation plugin's name prefix for the chunk of an exposed module: `./remote` or `./app`. */
const EXPOSED = '__federation_expose_';

/** After the plugin that splits chunks, which runs at webpack's `STAGE_ADVANCED`. */
const STAGE = 11;

/**
 * Webpack plugin: moves the scripts of the first screen into the entry. Every page that runs an entry shows
 * its first screen next. The exposed chunk keeps its style sheet and the list of shared modules that it
 * needs.
 */
export function firstScreenInEntry(): { apply(compiler: Compiler): void } {
  const name = 'first-screen-in-entry';
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.optimizeChunks.tap({ name, stage: STAGE }, () => {
          const { chunkGraph, entrypoints, namedChunkGroups } = compilation;
          const [entry] = [...entrypoints.values()].map((entrypoint) => entrypoint.getEntrypointChunk());
          const [, exposed] = [...namedChunkGroups].find(([group]) => group.startsWith(EXPOSED)) ?? [];
          if (!entry || !exposed) throw new Error(`the chunk ${EXPOSED} is missing`);
          for (const chunk of exposed.chunks) {
            const modules = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') ?? [];
            // Iterate over a copy, because modules leave the chunk. A module from which webpack itself
            // extracts a style sheet stays in the chunk.
            for (const module of [...modules]) {
              if (chunkGraph.getModuleSourceTypes(module).has('css')) continue;
              chunkGraph.disconnectChunkAndModule(chunk, module);
              chunkGraph.connectChunkAndModule(entry, module);
            }
          }
        });
      });
    },
  };
}
