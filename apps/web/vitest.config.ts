import { defineConfig } from 'vitest/config';
import { posts } from './content/posts-plugin.ts';

export default defineConfig({
  plugins: [posts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Longer than a test waits for what it looks for, see src/testing/setup.ts.
    testTimeout: 20_000,
    // Libraries are loaded once a worker; src/testing/setup.ts gives each file modules of its own.
    isolate: false,
    include: ['{src,content}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
