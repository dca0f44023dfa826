import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core of two would stay idle.
    maxWorkers: '100%',
    projects: [
      'packages/contract',
      'packages/feedback',
      'packages/emulators/*',
      'apps/server',
      'apps/web',
      'e2e/fuzz',
      'docs',
      'scripts',
    ],
  },
});
