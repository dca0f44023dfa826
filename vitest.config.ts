import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/feedback',
      'packages/emulators/*',
      'apps/server',
      'apps/web',
      'docs',
      'scripts',
    ],
  },
});
