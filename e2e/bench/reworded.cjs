/** Webpack loader: a redeploy that changes one word of a remote. */
module.exports = (text) => text.replaceAll('Каталог', 'Витрина');
