/**
 * What Chromium leaves out here. It obeys the last list only, so this one repeats Playwright's (1.65.1), which cannot be
 * added to.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages of the browser's own, which every new window loads for its address bar and nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How every Chromium of the journeys, the bench and the pictures is started. */
export const CHROMIUM_ARGS = [
  // Chromium refuses its sandbox to root, and the tests may run as root in a container.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Letters look alike with a window and without.
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join(',')}`,
];
