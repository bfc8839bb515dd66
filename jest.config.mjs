import { common } from './shared/testing/jest/common.mjs';

/** Each package is a project. Its `package.json` contains its preset. */
export default {
  // Jest reads the limit here if several projects run, and from the preset if one project runs.
  testTimeout: common.testTimeout,
  // On a busy machine a worker may need more than the default of 0.5 s to exit. Jest reports that as a leak.
  workerGracefulExitTimeout: 10_000,
  projects: ['shell', 'mf-*', 'shared/*', 'services', 'scripts'].map((folder) => `<rootDir>/${folder}`),
};
