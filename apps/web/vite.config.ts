import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { missingRoutes } from './content/missing-route-plugin.ts';
import { posts, schoolPapers } from './content/posts-plugin.ts';
import { siteFiles } from './content/site-files-plugin.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Paths that the server answers: its API, and the pretend school's pages and scripts. */
const served =
  '^/(api|healthz|gsi|o|js|picker|document|presentation|photos|c|open|revoke|oauth2|v1|drive)(/|\\?|$)';

/** Bundles what every page needs: fifty files would cost more in headers than most of them hold. */
const chunks = [
  { name: 'foundation', test: /[\\/]src[\\/](root|app[\\/]shell)\.tsx|entry\.client/ },
];

export default defineConfig({
  // The content security policy forbids inlined fonts and pictures.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  plugins: [posts(), schoolPapers(), siteFiles(), missingRoutes(), reactRouter()],
  server: { host: '127.0.0.1', proxy: { [served]: { target: server } } },
});
