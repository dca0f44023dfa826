import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileHints } from './content/compile-hints-plugin.ts';
import { mantineStatics } from './content/mantine-statics-plugin.ts';
import { mantineStyles } from './content/mantine-styles-plugin.ts';
import { mantineTheme } from './content/mantine-theme-plugin.ts';
import { missingRoutes } from './content/missing-route-plugin.ts';
import { plainRoutes } from './content/plain-routes-plugin.ts';
import { posts, schoolPapers } from './content/posts-plugin.ts';
import { siteFiles } from './content/site-files-plugin.ts';
import { smallZod } from './content/small-zod.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Paths that the server answers: its API, and the pretend school's pages and scripts. */
const served =
  '^/(api|healthz|gsi|o|js|picker|document|presentation|photos|c|open|revoke|oauth2|v1|drive)(/|\\?|$)';

/** Of Mantine, what most screens of the app are built of. */
const controls =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Checkbox|Switch|Radio|Input|InputBase|InputsGroupFieldset|NativeSelect|TextInput|Textarea)[\\/]/;

/**
 * What an assignment shares with the class at a glance and others, but for what is fetched later or
 * shown elsewhere.
 */
const marking =
  /[\\/]features[\\/](assignment[\\/](?!second-draft[\\/](above-text|changes-view|drafts-line|pieces|verdict)|keys[\\/](?!letter-keys))|(assignments|class-settings|comment-bank|rubrics|tour)[\\/](?!years[\\/]))|[\\/]contract[\\/]src[\\/](cut-text|quotations[\\/])/;

/** What every screen begins with, and the few lines that would take a screen to another's bundle. */
const foundation =
  /[\\/]src[\\/](root|app[\\/]shell)\.tsx|entry\.client|[\\/]contract[\\/]src[\\/]time-spans\.ts|use-reduced-motion/;

/** What many screens share, but for what only opens over them. */
const common = /[\\/]src[\\/](lib|ui)[\\/](?!confirm-dialog)/;

/** Small pieces that some screens share with what opens over all of them. */
const pieces =
  /@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/]Paper))[\\/]|@tanstack[\\/]|[\\/]features[\\/]voice[\\/]/;

/** What opens over every screen of a teacher's, fetched ahead once the browser is idle. */
const overScreens =
  /[\\/]src[\\/](app[\\/](toast-stack|profile-menu|menu-drawer|week-button|leave-dialog)|features[\\/]session[\\/]login-modal)\./;

/** What an assignment fetches ahead, once the browser is idle. */
const laterInAssignment =
  /[\\/]features[\\/]assignment[\\/](class[\\/]class-drawer|bank[\\/]bank-popover|ready[\\/]post-ready-dialog|keys[\\/]keys-help|second-draft[\\/](drafts-line|above-text|changes-view|since-feedback|drafts-dialog)|student[\\/](read-problem|other-words|what-was-sent|below-feedback))\./;

/** Bundles what is needed together: fifty files would cost more in headers than most of them hold. */
const groups = [
  { name: 'foundation', test: foundation, priority: 4 },
  { name: 'controls', test: controls, priority: 3 },
  { name: 'common', test: common, minShareCount: 2, priority: 3 },
  { name: 'marking', test: marking, minShareCount: 2, priority: 2 },
  { name: 'pieces', test: pieces, minShareCount: 2, priority: 2 },
  { name: 'over-screens', test: overScreens, priority: 1 },
  { name: 'later-in-assignment', test: laterInAssignment, priority: 0 },
];

export default defineConfig({
  // The content security policy forbids inlined fonts and pictures.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
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
    plainRoutes(),
    compileHints(['foundation', 'common', 'marking', 'classrooms-screen', 'assignment-screen']),
    reactRouter(),
  ],
  server: { host: '127.0.0.1', proxy: { [served]: { target: server } } },
});
