import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The settings that tests in a browser and tests in Node share. */
export const common = {
  // The limit ends a test that hangs. A slow machine stays below it.
  testTimeout: 30_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  // `npm run test:all` sets it: tests that kill processes and repeat races take minutes.
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
