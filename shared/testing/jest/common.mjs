import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The settings that browser tests and Node tests share. */
export const common = {
  // The limit ends a hanging test. A slow machine needs less time.
  testTimeout: 30_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  // `npm run test:all` sets THOROUGH, which includes tests of several minutes: killed processes and repeated
  // races.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.THOROUGH ? [] : ['\\.long\\.test\\.'])],
  transform: {
    '\\.(m?[jt]sx?)$': [
      resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: false },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
};
