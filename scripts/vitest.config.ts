import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    testTimeout: 30_000,
    // Nothing is left behind, and a worker for each file takes longer than its tests.
    isolate: false,
  },
});
