import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'emulator-pages',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    // A worker for each file takes longer than its tests, which make their own emulators.
    isolate: false,
  },
});
