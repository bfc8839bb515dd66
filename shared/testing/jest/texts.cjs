/** Tests use plain spaces in texts, for Jest and for Playwright, whose matchers treat all spaces alike. */
module.exports = { process: (source) => ({ code: source.replaceAll('\u00a0', ' ') }) };
