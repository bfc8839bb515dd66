import { createRequire } from 'node:module';
import { join } from 'node:path';
import { common } from './common.mjs';

const { resolve } = createRequire(import.meta.url);

/** Packages that contain only ES modules. Jest transforms them like our own sources. */
const ES_MODULES = ['@cabinet', 'jotai', 'uqr', 'valibot'];

/** The preset `@cabinet/testing/browser`, for packages whose code runs in a browser. */
export default {
  ...common,
  transform: { ...common.transform, '/locales/.+\\.json$': join(import.meta.dirname, 'texts.cjs') },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/.+?/node_modules/)?(?:${ES_MODULES.join('|')})/)`],
  testEnvironment: resolve('jest-environment-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  moduleNameMapper: {
    '\\.css$': join(import.meta.dirname, 'css.cjs'),
    '\\.(svg|woff2|webm|vtt)$': join(import.meta.dirname, 'file.cjs'),
  },
  setupFilesAfterEnv: [resolve('@cabinet/testing/setup')],
  globals: { __RELEASE__: 'test' },
};
