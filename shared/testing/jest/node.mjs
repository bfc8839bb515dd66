import { common } from './common.mjs';

/**
 * The preset `@cabinet/testing/node`, for packages whose code runs in Node. Jest does not transform their
 * packages. Node needs `--experimental-vm-modules`, because PGlite and others import ES modules.
 */
export default { ...common, testEnvironment: 'node' };
