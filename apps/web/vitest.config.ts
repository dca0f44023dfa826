import { defineConfig } from 'vitest/config';
import { posts } from './content/posts-plugin.ts';

export default defineConfig({
  plugins: [posts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Longer than asyncUtilTimeout in src/testing/setup.ts.
    testTimeout: 20_000,
    // Libraries load once per worker; src/testing/setup.ts gives each file its own app modules.
    isolate: false,
    include: ['{src,content}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
