import path from 'node:path';
import { defineConfig } from 'vitest/config';
import server from '../apps/server/vitest.config.ts';
import web from '../apps/web/vitest.config.ts';
import feedback from '../packages/feedback/vitest.config.ts';
import { inProject } from './project.mjs';

const configs = {
  'packages/contract': {},
  'packages/feedback': feedback,
  'apps/server': server,
  'apps/web': web,
};

/** From the top of the project; its own tests alone are run. */
const folder = process.env.MUTATED_FOLDER ?? '';
const [workspace, config] =
  Object.entries(configs).find(([one]) => folder.startsWith(`${one}/`)) ?? [];
if (config === undefined)
  throw new Error(`No tests of ${folder} are known here: ${Object.keys(configs).join(', ')}`);

export default defineConfig({
  test: {
    projects: [
      {
        ...config,
        root: inProject(workspace),
        test: {
          ...config.test,
          include: [`${path.posix.relative(workspace, folder)}/**/*.test.{ts,tsx}`],
          // Code that runs when a file loads is changed too: each mutant needs it loaded afresh.
          isolate: true,
        },
      },
    ],
  },
});
