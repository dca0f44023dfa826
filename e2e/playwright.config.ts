import { defineConfig } from '@playwright/test';

/** Set by the test command; Playwright's own browser otherwise. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './tests',
  // A file's tests share a world; long files whose tests don't get in each other's way say so.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    // Screenshots at each step would take a third of the time; the last one tells most.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
