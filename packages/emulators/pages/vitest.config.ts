import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'emulator-pages', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
