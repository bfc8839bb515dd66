import { common } from './shared/testing/jest/common.mjs';

/** Each package is a project. Its `package.json` names its preset. */
export default {
  // Jest takes the limit from here when several projects run, and from the preset when one runs alone.
  testTimeout: common.testTimeout,
  // By default a worker whose memory a busy machine frees for more than half a second counts as one that leaks.
  workerGracefulExitTimeout: 10_000,
  projects: ['shell', 'mf-*', 'shared/*', 'services', 'scripts'].map((folder) => `<rootDir>/${folder}`),
};
