import path from 'node:path';
import { defineConfig } from 'vitest/config';
import server from '../../apps/server/vitest.config.ts';
import web from '../../apps/web/vitest.config.ts';
import contract from '../../packages/contract/vitest.config.ts';
import feedback from '../../packages/feedback/vitest.config.ts';
import { inProject } from '../project.mjs';
import { bundles, folder, changedCode } from './files.mjs';

/** The whole package's tests are quick; not all of the evaluation's are. */
const everywhere = ['src'];
const configs = {
  'packages/contract': { ...contract, tests: everywhere },
  'packages/feedback': {
    ...feedback,
    tests: [
      ...everywhere,
      'eval/concerns',
      'eval/drafts',
      'eval/names',
      'eval/rules',
      'eval/writer',
    ],
  },
  'apps/server': server,
  'apps/web': {
    ...web,
    test: {
      ...web.test,
      setupFiles: [web.test.setupFiles, './src/testing/impatient.ts'].flat(),
    },
  },
};

const workspace = process.env.MUTATED_WORKSPACE ?? '';
if (!Object.hasOwn(configs, workspace))
  throw new Error(`No tests of ${workspace} are known here: ${Object.keys(configs).join(', ')}`);
const { tests, ...config } = configs[workspace];

const changedFolders = process.env.MUTATED_FOLDERS.split(' ').map((folder) =>
  path.posix.relative(workspace, folder),
);
const code = changedCode();

const changed = {
  name: 'mutated code',
  enforce: 'pre',
  load: (id) => code.get(id.split('?', 1)[0]),
};

/** What tests run as threads is bundled from the changed code. */
const setUp = [config.test.globalSetup ?? []]
  .flat()
  .map((file) =>
    file.endsWith('/bundle-for-tests.mjs')
      ? inProject('scripts/mutation/bundle-changed.mjs')
      : file,
  );
const env = {
  ...config.test.env,
  TEST_BUNDLES: path.relative(inProject(workspace), bundles),
};

/** Keeps the order of the plan. */
class AsGiven {
  shard = (files) => files;
  sort = (files) => files;
}

export default defineConfig({
  ...config,
  root: inProject(workspace),
  plugins: [changed, ...(config.plugins ?? [])],
  test: {
    ...config.test,
    globalSetup: setUp,
    env,
    include: (tests ?? changedFolders).map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    runner: inProject('scripts/mutation/runner.mjs'),
    // The changed code must not come back in the ordinary tests, or in the next run.
    fsModuleCachePath: `${folder}/cache`,
    isolate: false,
    maxWorkers: 1,
    maxConcurrency: 1,
    fileParallelism: false,
    sequence: { sequencer: AsGiven },
    // `runner.mjs` ends a test that waits without end, however busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: true,
    reporters: [{}],
    watch: false,
  },
});
