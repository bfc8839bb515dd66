/** Webpack loader that simulates a redeploy with one changed word in a remote. */
module.exports = (text) => text.replaceAll('Каталог', 'Витрина');
