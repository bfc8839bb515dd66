import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromiumArgs.ts';

/** Free memory for a second system and a second browser. */
const ROOM_FOR_TWO = 3 * 1024 ** 3;

const { CHROMIUM_PATH, IMAGES, KEYCLOAK_URL, TEST_REPORT } = process.env;

/**
 * The journeys. Each worker starts its own system, so nothing has to run before. Run `--grep @main` for one
 * journey per main feature. Run `--project heavy` for journeys with additional programs or builds, and
 * `--project light` for the others.
 */
export default defineConfig({
  testDir: '.',
  // These specs need the images of `npm run images`, or the server of `npm run keycloak`.
  testIgnore: [
    ...(IMAGES === 'on' ? [] : ['images.spec.ts']),
    ...(KEYCLOAK_URL ? [] : ['portalTokens.spec.ts']),
  ],
  globalSetup: './support/seeds.ts',
  projects: [
    // The longest tests run first, so that both workers are busy until the end. Separate folders keep
    // parallel runs from deleting each other's results.
    { name: 'heavy', grep: /@heavy/, outputDir: './test-results/heavy' },
    { name: 'light', grepInvert: /@heavy/, outputDir: './test-results/light' },
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: process.availableMemory() < ROOM_FOR_TWO ? 1 : 2,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      stylePath: './snapshots/pictures.css',
      // Another Chromium draws the edges of letters slightly differently. Allow 3 of 1,000 pixels to differ
      // by more than a fifth of the range from black to white. A button with another colour or a moved line
      // exceeds this limit.
      threshold: 0.2,
      maxDiffPixelRatio: 0.003,
    },
  },
  reporter: [['list'], ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : [])],
  use: {
    locale: 'ru-RU',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM_PATH || '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
});
