const { basename, dirname, relative } = require('node:path');

/** Texts are told anew where they are spoken (texts.ts), instead of making their users start again. */
module.exports = function textsLoader(source) {
  const [room, part = ''] = relative(this.rootContext, dirname(this.resourcePath)).split(/locales[\\/]?/);
  const isOwn = !room.startsWith('..');
  const namespace = [this.query.folder, part].filter(Boolean).join('-');
  const detail = `{ namespace: ${JSON.stringify(namespace)}, locale: '${basename(this.resourcePath, '.json')}', texts }`;
  const tell = `
const hot = import.meta.webpackHot;
if (hot) {
  hot.accept();
  hot.dispose((data) => { data.isOld = true; });
  if (hot.data) dispatchEvent(new CustomEvent('cabinet:texts', { detail: ${detail} }));
}`;
  return `const texts = ${source};\nexport default texts;\n${isOwn && room === 'src/' ? tell : ''}`;
};
