import type MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { pinOf } from '../pins.ts';

/** Stands in the code for the pins of a kind of file by the id of their chunk, until these files are finished. */
const PLACES = { js: 'cabinet:pins-of-scripts', css: 'cabinet:pins-of-styles' };
type Kind = keyof typeof PLACES;

/**
 * Webpack plugin: an entry knows the hash of every chunk and style sheet that it loads later, and has the browser check
 * it (docs/decisions/013). The entry's own hash is the publisher's business.
 */
export function pinChunks(): { apply(compiler: Compiler): void } {
  const { LoadScriptRuntimeModule } = webpack.runtime;
  const { CssLoadingRuntimeModule } = webpack.web;
  return {
    apply(compiler) {
      // An open page follows files that change.
      if (compiler.options.mode === 'development') return;
      const extract = extractPluginOf(compiler);
      compiler.hooks.thisCompilation.tap('pin-chunks', (compilation) => {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          'pin-chunks',
          (code) => `${code}\nscript.integrity = ${placeOf('js')}[chunkId];`,
        );
        CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
          'pin-chunks',
          (code) => `${code}\nlink.integrity = ${placeOf('css')}[chunkId];`,
        );
        extract
          ?.getCompilationHooks(compilation)
          .beforeTagInsert.tap(
            'pin-chunks',
            (code, { tag, chunkId }) => `${code}\n${tag}.integrity = ${placeOf('css')}[${chunkId}];`,
          );
        // Behind the minimisers and the hashes in file names, in front of what compresses.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({ name: 'pin-chunks', stage }, () => writePins(compilation));
      });
    },
  };
}

/** The class that the build extracts style sheets with, unless webpack itself does: its hooks belong to its own copy. */
function extractPluginOf({ options }: Compiler): typeof MiniCssExtractPlugin | undefined {
  const plugin = options.plugins.find((each) => each?.constructor.name === 'MiniCssExtractPlugin');
  return plugin?.constructor as typeof MiniCssExtractPlugin | undefined;
}

function placeOf(kind: Kind): string {
  return JSON.stringify(PLACES[kind]);
}

function writePins(compilation: Compilation): void {
  for (const entry of compilation.chunks) {
    if (!entry.hasRuntime()) continue;
    const chunks = [...entry.getAllAsyncChunks()];
    const pins = { js: pinsOf(compilation, chunks, 'js'), css: pinsOf(compilation, chunks, 'css') };
    for (const file of filesOf(entry, 'js'))
      compilation.updateAsset(
        file,
        (source) => new webpack.sources.RawSource(filled(String(source.source()), pins)),
      );
  }
}

/** The minimiser chooses the quotes. */
function filled(code: string, pins: Record<Kind, string>): string {
  return code
    .replaceAll(new RegExp(`(["'\`])${PLACES.js}\\1`, 'g'), () => pins.js)
    .replaceAll(new RegExp(`(["'\`])${PLACES.css}\\1`, 'g'), () => pins.css);
}

/** @returns an object literal: id of a chunk → hash of its file */
function pinsOf(compilation: Compilation, chunks: Chunk[], kind: Kind): string {
  const pins = chunks.flatMap((chunk) => {
    const [file, ...more] = filesOf(chunk, kind);
    if (!file) return [];
    if (more.length > 0)
      throw new Error(`chunk ${chunk.id} has ${more.length + 1} files of the kind ${kind}`);
    const content = compilation.getAsset(file)?.source.buffer();
    if (!content) throw new Error(`${file} to pin is missing`);
    return [[String(chunk.id), pinOf(content)]];
  });
  return JSON.stringify(Object.fromEntries(pins));
}

function filesOf(chunk: Chunk, kind: Kind): string[] {
  return [...chunk.files].filter((file) => file.endsWith(`.${kind}`));
}
