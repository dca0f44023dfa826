import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'stripe-emulator', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
