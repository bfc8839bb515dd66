import { globSync } from 'node:fs';

// One project per world: what runs in a browser, and what runs in Node.
const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    '@swc/jest',
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
};
const esModules = ['jotai', 'uqr', 'jose', 'oidc-provider', 'valibot', 'js-yaml', '@cabinet'];
const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/.+?/node_modules/)?(?:${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
};

export default {
  // A limit for what hangs, not for a slow machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'cabinet',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
      roots: ['shared', 'shell', ...globSync('mf-*', { cwd: import.meta.dirname })].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/shared/build/src/jest/css.cjs',
        '\\.(svg|woff2|webm|vtt)$': '<rootDir>/shared/build/src/jest/file.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup.ts'],
      globals: { __RELEASE__: 'test' },
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      roots: ['<rootDir>/services', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
    },
  ],
};
