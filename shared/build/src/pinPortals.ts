import { basename } from 'node:path';
import { pinOf } from '@cabinet/remote-preset/pins';
import { pinChunks } from '@cabinet/remote-preset/plugins';
import webpack, { type Compilation, type Compiler } from 'webpack';

const INSTANCE = 'embed/instance.js';
const MOUNT = 'embed/mount.js';

/** Stand in the code for hashes, until the files that they are of are finished. */
const PLACES = { instance: 'cabinet:pin-of-instance', scripts: 'cabinet:pins-of-portal-scripts' };

/**
 * Webpack plugin: each file of an embed knows the hashes of those that it loads (docs/decisions/013): `mount.js` that of
 * `instance.js`, and this one those of all others. The hash of `mount.js` is the publisher's business.
 */
export function pinPortals(): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      // It takes care of style sheets.
      pinChunks().apply(compiler);
      new webpack.DefinePlugin({
        __PIN_OF_INSTANCE__: JSON.stringify(PLACES.instance),
        __PINS_OF_SCRIPTS__: JSON.stringify(PLACES.scripts),
      }).apply(compiler);
      compiler.hooks.thisCompilation.tap('pin-portals', (compilation) => {
        // Behind it, in front of what compresses.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
        compilation.hooks.processAssets.tap({ name: 'pin-portals', stage }, () => {
          fill(compilation, INSTANCE, PLACES.scripts, pinsOfScripts(compilation));
          fill(compilation, MOUNT, PLACES.instance, pinOfAsset(compilation, INSTANCE));
        });
      });
    },
  };
}

/** By the names of their files, for webpack asks for scripts by address. */
function pinsOfScripts(compilation: Compilation): Record<string, string> {
  const scripts = Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.js') && ![INSTANCE, MOUNT].includes(file),
  );
  return Object.fromEntries(scripts.map((file) => [basename(file), pinOfAsset(compilation, file)]));
}

function pinOfAsset(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer();
  if (!content) throw new Error(`there is no ${file} to pin`);
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
    if (filled === code) throw new Error(`${file} pins nothing`);
    return new webpack.sources.RawSource(filled);
  });
}
