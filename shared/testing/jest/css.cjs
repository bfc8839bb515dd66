// Replaces a CSS module in tests. The name of each class is its source name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
