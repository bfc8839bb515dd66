import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg)$/;

async function compressed(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { br, gz };
}

/** Webpack plugin: a `.br` and a `.gz` beside every text asset, so that serving costs no processor time. */
export function precompress(): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      if (compiler.watchMode || compiler.options.mode === 'development') return;
      compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tapPromise({ name: 'precompress', stage }, async (assets) => {
          const names = Object.keys(assets).filter((name) => COMPRESSIBLE.test(name));
          await Promise.all(
            names.map(async (name) => {
              const content = compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0);
              const { br, gz } = await compressed(content);
              compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
              compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
            }),
          );
        });
      });
    },
  };
}
