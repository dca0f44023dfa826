import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // Pure functions leave nothing behind, and a worker per file takes longer than the tests.
    isolate: false,
  },
});
