import { common } from './common.mjs';

/**
 * The preset `@cabinet/testing/node`, for packages whose code runs in Node. It loads packages as they are, so Node has
 * to run with `--experimental-vm-modules`: PGlite and others import ES modules.
 */
export default { ...common, testEnvironment: 'node' };
