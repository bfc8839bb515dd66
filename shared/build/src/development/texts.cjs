const { basename, dirname } = require('node:path');

/** Webpack loader: a page shows changed texts at once, without a reload of the modules that use them. */
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
hot?.dispose((data) => { data.isOld = true; });
const i18n = globalThis.cabinetI18n;
// A deployed cabinet does not hand its instance out.
if (hot?.data && !i18n) location.reload();
if (hot?.data) i18n?.addResourceBundle('${locale}', '${namespace}', texts, true, true);
`;
};
