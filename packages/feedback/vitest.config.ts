import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'feedback',
    include: ['src/**/*.test.ts', 'eval/**/*.test.ts'],
    // Pure functions leave nothing behind, and a worker for each of 70 files takes longer than all tests.
    isolate: false,
  },
});
