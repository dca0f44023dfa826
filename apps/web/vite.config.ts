import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { posts } from './content/posts-plugin.ts';
import { siteFiles } from './content/site-files-plugin.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** What the server answers itself: its API, and the pretend school's pages and scripts. */
const served =
  '^/(api|healthz|gsi|o|js|picker|document|presentation|photos|c|open|revoke|oauth2|v1|drive)(/|\\?|$)';

/** What every page needs travels in one file: fifty would cost more in headers than most of them hold. */
const chunks = [
  { name: 'foundation', test: /[\\/]src[\\/](root|app[\\/]shell)\.tsx|entry\.client/ },
];

export default defineConfig({
  // The policy lets no typeface or picture be written into a style sheet.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  plugins: [posts(), siteFiles(), reactRouter()],
  server: { host: '127.0.0.1', proxy: { [served]: { target: server } } },
});
