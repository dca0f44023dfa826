import { defineConfig } from 'vitest/config';
import server from '../../apps/server/vitest.config.ts';
import web from '../../apps/web/vitest.config.ts';
import feedback from '../../packages/feedback/vitest.config.ts';
import { inProject } from '../project.mjs';
import { folder, readCode } from './files.mjs';

const configs = {
  'packages/contract': { test: { include: ['src/**/*.test.ts'] } },
  'packages/feedback': { test: { ...feedback.test, include: ['src/**/*.test.ts'] } },
  'apps/server': server,
  'apps/web': web,
};

const workspace = process.env.MUTATED_WORKSPACE ?? '';
const config = configs[workspace];
if (config === undefined)
  throw new Error(`No tests of ${workspace} are known here: ${Object.keys(configs).join(', ')}`);

const code = new Map(Object.entries(readCode()).map(([name, text]) => [inProject(name), text]));

const changed = {
  name: 'mutated code',
  enforce: 'pre',
  load: (id) => code.get(id.split('?', 1)[0]),
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
    runner: inProject('scripts/mutation/runner.mjs'),
    // The changed code must not come back in the ordinary tests, or in the next run.
    fsModuleCachePath: `${folder}/cache`,
    isolate: false,
    maxWorkers: 1,
    maxConcurrency: 1,
    fileParallelism: false,
    sequence: { sequencer: AsGiven },
    // A changed program that never answers is found out by this.
    testTimeout: 10_000,
    passWithNoTests: true,
    reporters: [{}],
    watch: false,
  },
});
