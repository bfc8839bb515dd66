import type { Compiler } from 'webpack';

/** What the federation plugin calls the chunk of a module that a remote exposes: `./remote`, or `./app`. */
const EXPOSED = '__federation_expose_';

/** Behind the plugin that splits chunks, which works at webpack's `STAGE_ADVANCED`. */
const STAGE = 11;

/**
 * Webpack plugin: the entry brings the scripts of its first screen, which whoever runs an entry shows next.
 * What the exposed chunk keeps is its style sheet and the list of shared modules that it waits for.
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
          if (!entry || !exposed) throw new Error(`the build has no chunk ${EXPOSED}`);
          for (const chunk of exposed.chunks) {
            const modules = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') ?? [];
            // A copy: they leave it while they move. A module that webpack itself takes a style sheet from stays with it.
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
