import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bundles, calledAtOnce } from './content/bundles.ts';
import { builtClassName } from './content/class-names.ts';
import { compileHints } from './content/compile-hints-plugin.ts';
import { expandedMixins } from './content/expanded-mixins-plugin.ts';
import { mantineStatics } from './content/mantine-statics-plugin.ts';
import { mantineStyles } from './content/mantine-styles-plugin.ts';
import { mantineTheme } from './content/mantine-theme-plugin.ts';
import { missingRoutes } from './content/missing-route-plugin.ts';
import { buildTarget } from './content/oldest-browsers.ts';
import { plainOperations } from './content/plain-operations-plugin.ts';
import { plainRoutes } from './content/react-router/plain-routes-plugin.ts';
import { posts, schoolPapers } from './content/posts-plugin.ts';
import { preloadedStyles } from './content/react-router/preloaded-styles-plugin.ts';
import { siteFiles } from './content/site-files-plugin.ts';
import { smallZod } from './content/small-zod.ts';
import { unusedShapes } from './content/unused-shapes-plugin.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Paths that the server answers: its API, and the pretend school's pages and scripts. */
const served =
  '^/(api|healthz|gsi|o|js|picker|document|presentation|photos|c|open|revoke|oauth2|v1|drive)(/|\\?|$)';

export default defineConfig({
  // The content security policy forbids inlined fonts and pictures.
  build: { assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: builtClassName } },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: {
          // What nothing uses of Mantine is not even read then.
          experimental: { lazyBarrel: true },
          output: { codeSplitting: { groups: bundles } },
        },
      },
    },
  },
  resolve: { alias: smallZod },
  plugins: [
    posts(),
    schoolPapers(),
    siteFiles(),
    missingRoutes(),
    mantineTheme(),
    mantineStyles(),
    mantineStatics(),
    expandedMixins(),
    plainOperations(),
    unusedShapes(),
    plainRoutes(),
    preloadedStyles(),
    compileHints(calledAtOnce),
    reactRouter(),
  ],
  server: { host: '127.0.0.1', proxy: { [served]: { target: server } } },
});
