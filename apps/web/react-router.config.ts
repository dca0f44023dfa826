import type { Config } from '@react-router/dev/config';

/** No server rendering: the public pages are written to HTML at build, the app runs in the browser. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/about', '/pricing', '/privacy', '/terms', '/contact', '/blog/permissions'],
} satisfies Config;
