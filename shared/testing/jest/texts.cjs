/** Tests write texts with plain spaces, in Jest as in Playwright, whose matchers take every space for one. */
module.exports = { process: (source) => ({ code: source.replaceAll('\u00a0', ' ') }) };
