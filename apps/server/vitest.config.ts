import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // The fuzz test is of the whole product, and loads this whole server.
    include: ['src/**/*.test.ts', '../../e2e/fuzz/*.test.ts'],
    // Files share modules and embedded databases: loading and booting took most of the time.
    isolate: false,
    // Opening a database takes a second, and several on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second by default: too short for what happens by itself on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['src/db/testing/global-setup.ts', '../../scripts/tests/bundle-for-tests.mjs'],
    env: { TEST_BUNDLES: 'build/bundles-server' },
  },
});
