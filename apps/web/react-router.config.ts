import type { Config } from '@react-router/dev/config';
import path from 'node:path';
import { lightenPages } from './content/lighten-pages.ts';
import { publicPaths } from './content/public-paths.ts';
import { loadRootStylesOnce } from './content/root-styles.ts';
import { writeScreenPages } from './content/screen-pages.ts';

/** No server rendering: public pages become HTML at build, and the app runs in the browser. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: publicPaths(),
  async buildEnd({ reactRouterConfig }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    await loadRootStylesOnce(folder);
    await lightenPages(folder);
    await writeScreenPages(folder);
  },
} satisfies Config;
