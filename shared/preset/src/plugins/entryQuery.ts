import webpack, { type Compiler } from 'webpack';

/**
 * The files of a remote are asked for with the query of its entry: an entry that is asked for anew, because something
 * hung, takes everything else from addresses of its own too. A browser would queue it behind what hangs (R1).
 */
class EntryQuery extends webpack.RuntimeModule {
  constructor() {
    super('entry query', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
var script = globalThis.document?.currentScript;
var query = script?.src ? new URL(script.src).search : '';
if (query) ['u', 'miniCssF'].forEach(function (name) {
  var fileOf = __webpack_require__[name];
  if (fileOf) __webpack_require__[name] = function (chunk) { return fileOf(chunk) + query; };
});`;
  }
}

/** Webpack plugin: see {@link EntryQuery}. */
export function entryQuery(): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('entryQuery', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('entryQuery', (chunk) =>
          compilation.addRuntimeModule(chunk, new EntryQuery()),
        );
      });
    },
  };
}
