import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromiumArgs.ts';

/** What a second system beside a second browser wants to have free. */
const ROOM_FOR_TWO = 3 * 1024 ** 3;

const { CHROMIUM_PATH, CI, IMAGES, KEYCLOAK_URL, TEST_REPORT } = process.env;

/**
 * The journeys: each worker starts a system of its own, so nothing has to run before. `--grep @main` runs one journey of
 * each main feature; `--project heavy` those that start other programs or builds beside the cabinet, `--project light`
 * the others.
 */
export default defineConfig({
  testDir: '.',
  // These need the images of `npm run images`, or the server of `npm run keycloak`.
  testIgnore: [
    ...(IMAGES === 'on' ? [] : ['images.spec.ts']),
    ...(KEYCLOAK_URL ? [] : ['portalTokens.spec.ts']),
  ],
  globalSetup: './support/seeds.ts',
  projects: [
    // The longest first: at the end both workers still have something to do. Each has a folder of its own, so that two
    // runs beside each other do not empty that of the other.
    { name: 'heavy', grep: /@heavy/, outputDir: './test-results/heavy' },
    { name: 'light', grepInvert: /@heavy/, outputDir: './test-results/light' },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // Until five whole runs in a row need no second try: the run names and counts each.
  retries: CI ? 1 : 0,
  workers: process.availableMemory() < ROOM_FOR_TWO ? 1 : 2,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      stylePath: './snapshots/pictures.css',
      // Another Chromium draws the edges of letters a shade different: up to 3 of 1,000 pixels may differ by more than
      // a fifth of the way from black to white. A button of another colour or a line elsewhere is more than that.
      threshold: 0.2,
      maxDiffPixelRatio: 0.003,
    },
  },
  reporter: [['list'], ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : [])],
  use: {
    locale: 'ru-RU',
    // `--trace on` records each try, which takes a tenth more time.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM_PATH || '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
});
