import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'feedback',
    include: ['src/**/*.test.ts', 'eval/**/*.test.ts'],
    // Pure functions leave nothing behind, and a worker per file takes longer than the tests.
    isolate: false,
    // Thousands of invented texts take seconds on a busy machine.
    testTimeout: 30_000,
  },
});
