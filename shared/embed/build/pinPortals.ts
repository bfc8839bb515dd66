import { basename } from 'node:path';
import { pinOf } from '@cabinet/remote-preset/pins';
import { pinChunks } from '@cabinet/remote-preset/plugins';
import webpack, { type Compilation, type Compiler } from 'webpack';

const INSTANCE = 'embed/instance.js';
const MOUNT = 'embed/mount.js';

/** Placeholders for hashes in the code. The plugin fills them in when the hashed files are final. */
const PLACES = { instance: 'cabinet:pin-of-instance', scripts: 'cabinet:pins-of-portal-scripts' };

/**
 * Webpack plugin: pins the files of an embed (docs/decisions/013). A file that loads others contains their
 * integrity hashes. The hash of `instance.js` is in `mount.js`, and the hashes of all other scripts are in
 * `instance.js`. The publisher handles the hash of `mount.js`.
 */
export function pinPortals(): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      // Writes the hashes of style sheets.
      pinChunks().apply(compiler);
      new webpack.DefinePlugin({
        __PIN_OF_INSTANCE__: JSON.stringify(PLACES.instance),
        __PINS_OF_SCRIPTS__: JSON.stringify(PLACES.scripts),
      }).apply(compiler);
      compiler.hooks.thisCompilation.tap('pin-portals', (compilation) => {
        // Run after `pinChunks` and before the compression.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
        compilation.hooks.processAssets.tap({ name: 'pin-portals', stage }, () => {
          fill(compilation, INSTANCE, PLACES.scripts, pinsOfScripts(compilation));
          fill(compilation, MOUNT, PLACES.instance, pinOfAsset(compilation, INSTANCE));
        });
      });
    },
  };
}

/** The keys are file names, because webpack requests scripts by address. */
function pinsOfScripts(compilation: Compilation): Record<string, string> {
  const scripts = Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.js') && ![INSTANCE, MOUNT].includes(file),
  );
  return Object.fromEntries(scripts.map((file) => [basename(file), pinOfAsset(compilation, file)]));
}

function pinOfAsset(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer();
  if (!content) throw new Error(`${file} is missing, and its pin cannot be computed`);
  return pinOf(content);
}

function fill(compilation: Compilation, file: string, place: string, value: unknown): void {
  compilation.updateAsset(file, (source) => {
    const code = String(source.source());
    // The minimiser chooses the quotes.
    const filled = ['"', "'", '`'].reduce(
      (text, quote) => text.replaceAll(quote + place + quote, () => JSON.stringify(value)),
      code,
    );
    if (filled === code) throw new Error(`${file} contains no pins`);
    return new webpack.sources.RawSource(filled);
  });
}
