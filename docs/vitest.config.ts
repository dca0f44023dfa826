import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'docs', include: ['*.test.mjs'], testTimeout: 30_000 },
});
