/**
 * Chromium features to turn off. Chromium uses only the last list, so this list repeats Playwright's list
 * (1.65.1), which has no extension point.
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
  // Two internal pages that every new window loads invisibly for its address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The Chromium arguments of the journeys, the bench and the screenshots. */
export const CHROMIUM_ARGS = [
  // Chromium refuses its sandbox to root, and the tests may run as root in a container.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Letters look the same with and without a window.
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join(',')}`,
];
