import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runNode, Stop } from './run.mjs';
import { fingerprint, isDone, markDone } from './building/stamp.mjs';

const packages = [
  'packages/contract',
  'packages/feedback',
  'packages/emulators/google',
  'packages/emulators/pages',
  'packages/emulators/stripe',
];

/** The web app takes longest; the others give way to it. */
const parts = [
  {
    name: 'server',
    sources: [
      'apps/server',
      ...packages,
      'scripts/building/bundle-server.mjs',
      'scripts/building/external-packages.mjs',
      'scripts/building/server-bundles.mjs',
      'scripts/building/make-folder-hold.mjs',
      'scripts/project.mjs',
      'package-lock.json',
    ],
    output: 'apps/server/dist/main.js',
    build: () => step(['scripts/building/bundle-server.mjs'], { givesWay: true }),
  },
  {
    name: 'empty database',
    sources: ['apps/server/drizzle', 'apps/server/src/db', 'package-lock.json'],
    output: 'apps/server/build/pglite-template/PG_VERSION',
    build: () => step(['apps/server/src/db/pglite/make-template.ts'], { givesWay: true }),
  },
  {
    name: 'web app',
    sources: [
      'apps/web',
      'docs/for-schools',
      ...['dark', 'light'].flatMap((scheme) =>
        ['', '-780', '-1120'].map(
          (width) => `docs/screens/assignment-one-laptop-${scheme}${width}.webp`,
        ),
      ),
      'packages/contract',
      'scripts/building/compress-site.mjs',
      'package-lock.json',
    ],
    output: 'apps/web/build/client/index.html',
    async build() {
      const build = () =>
        step([inProject('node_modules/@react-router/dev/bin.cjs'), 'build'], {
          cwd: inProject('apps/web'),
        });
      // React Router gives the first page ten seconds; on a busy machine the second try has files
      // cached.
      await build().catch(build);
      await step(['scripts/building/compress-site.mjs']);
    },
  },
];

async function step(args, options) {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Stop(`${output}\nBuilding failed; see above.`);
}

async function buildIfStale({ name, sources, output, build }) {
  const print = fingerprint(sources.map((source) => inProject(source)));
  if (isDone(`build ${name}`, print) && existsSync(inProject(output))) return;
  console.error(`Building the ${name} …`);
  await build();
  markDone(`build ${name}`, print);
}

export async function ensureBuilt() {
  const results = await Promise.allSettled(parts.map(buildIfStale));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
