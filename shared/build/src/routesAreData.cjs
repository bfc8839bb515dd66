// Loader of webpack, for contracts: their schemas and routes are data, and the minimiser is told so. Then whoever calls
// one route of a service brings that one and not all of them. What looks at a value may throw, and stays.
const MAKERS = /(?<![\w.])(?=(?:v\.(?!assert|parse|safeParse)\w+|defineRoute)\()/g;

module.exports = function routesAreData(source) {
  return source.replace(MAKERS, '/*#__PURE__*/ ');
};
