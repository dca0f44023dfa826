import { defineConfig } from 'vitest/config';
import { mantineTheme } from './content/mantine-theme-plugin.ts';
import { posts } from './content/posts-plugin.ts';
import { smallZod } from './content/small-zod.ts';

export default defineConfig({
  plugins: [posts(), mantineTheme()],
  resolve: { alias: smallZod },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Longer than asyncUtilTimeout in src/testing/setup.ts.
    testTimeout: 20_000,
    // As long as asyncUtilTimeout.
    expect: { poll: { timeout: 10_000 } },
    // Libraries load once per worker; src/testing/setup.ts gives each file its own app modules.
    isolate: false,
    include: ['{src,content}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
