import webpack, { type Compiler } from 'webpack';

/**
 * Adds the query of the entry to every file request of the remote. If an entry hangs, the loader requests it
 * again with a new query. Its files then also need new addresses, because a browser would queue them behind
 * the requests that hang (RM1).
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
