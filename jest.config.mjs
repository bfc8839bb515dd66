import { common } from './shared/testing/jest/common.mjs';

/** Each package is a project. Its `package.json` names its preset. */
export default {
  // Jest takes the limit from here when several projects run, and from the preset when one runs alone.
  testTimeout: common.testTimeout,
  projects: ['shell', 'mf-*', 'shared/*', 'services', 'scripts'].map((folder) => `<rootDir>/${folder}`),
};
