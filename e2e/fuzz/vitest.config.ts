import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'fuzz',
    include: ['*.test.ts'],
    globalSetup: [path.resolve(import.meta.dirname, '../../scripts/bundle-for-tests.mjs')],
    env: { TEST_BUNDLES: 'build/bundles-fuzz' },
  },
});
