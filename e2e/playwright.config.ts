import { defineConfig } from '@playwright/test';

/** Set by the test command; Playwright's own browser otherwise. */
const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Of two such lists Chromium heeds the last, so Playwright's own is repeated here. Without the
 * address bar's pop-ups, which load anew with each window, a test takes a third less of the
 * processor.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: './tests',
  // A file's tests share a world; long files whose tests don't get in each other's way say so.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // On a busy machine a long walk takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a tenth of the time; `npm run test:one` records.
    trace: 'off',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
});
