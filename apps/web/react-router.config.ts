import type { Config } from '@react-router/dev/config';
import { publicPaths } from './content/public-paths.ts';

/** No server rendering: the public pages are written to HTML at build, the app runs in the browser. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: publicPaths(),
} satisfies Config;
