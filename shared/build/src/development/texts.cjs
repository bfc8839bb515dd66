const { basename, dirname } = require('node:path');

/** Webpack loader: a page says changed texts at once, and the module's users do not start again. */
module.exports = function texts(source) {
  const [room, part] = dirname(this.resourcePath).split(/[\\/]locales[\\/]?/);
  const folder = basename(room.replace(/[\\/]src$/, ''));
  const namespace = part ? `${folder}-${part}` : folder;
  const locale = basename(this.resourcePath, '.json');
  return `
const texts = ${source};
export default texts;
const hot = import.meta.webpackHot;
hot?.accept();
hot?.dispose((data) => { data.isKnown = true; });
if (hot?.data) globalThis.cabinetI18n?.addResourceBundle('${locale}', '${namespace}', texts, true, true);
`;
};
