const { relative } = require('node:path');

/** Tells a module's components to the page's one refresh runtime (refresh.ts), under names that no other build has. */
module.exports = function refreshLoader(source, map) {
  const hasComponents = source.includes('$RefreshReg$(');
  if (!hasComponents && !source.includes('$RefreshSig$(')) return this.callback(null, source, map);
  const file = JSON.stringify(`${relative(this.rootContext, this.resourcePath)} of ${this.query.folder} `);
  const head = [
    `var $RefreshReg$ = (type, name) => cabinetRefresh.register(type, ${file} + name);`,
    'var $RefreshSig$ = cabinetRefresh.sign;',
  ].join(' ');
  const foot = 'cabinetRefresh.accept(import.meta.webpackHot, __webpack_module__.exports);';
  this.callback(null, `${head} ${source}\n${hasComponents ? foot : ''}`, map);
};
