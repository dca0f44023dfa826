import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs',
    include: ['*.test.mjs'],
    testTimeout: 30_000,
    // They only read, and a worker for each file takes longer than its tests.
    isolate: false,
  },
});
