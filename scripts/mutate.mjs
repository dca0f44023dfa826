import { Stryker } from '@stryker-mutator/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutationScore, survivorLines } from './mutation-score.mjs';
import { root } from './project.mjs';
import { main, Stop } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const WANTED_PERCENT = 85;

const under = (parent, names) => names.split(' ').map((name) => `${parent}/${name}`);

/** What is tried where no folder is named: the code that promises are kept by. */
const folders = [
  'packages/contract/src',
  ...under('packages/feedback/src', 'checks concerns language names reading revision'),
  ...under('packages/feedback/src', 'rules text writer'),
  ...under('apps/server/src', 'api auth billing config db documents drafts feedback google'),
  ...under('apps/server/src', 'licences privacy rates secrets site'),
  ...under('apps/web/src/features/assignment', 'documents drafts quotations work'),
  'apps/web/src/features/session',
];

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Changes the folder's code in a copy of the project, bit by bit, and runs the folder's tests. */
async function mutate(folder) {
  const files = sourceFiles(`${folder}/**/*.{ts,tsx}`);
  const code = files.filter((file) => !isTest(file) && !file.includes('/testing/'));
  if (code.length === 0) throw new Stop(`There is no code in ${folder}. Name it from the top.`);
  process.env.MUTATED_FOLDER = folder;
  const stryker = new Stryker({
    mutate: code,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation.vitest.config.mjs', related: false },
    concurrency: 1,
    // Stryker would rewrite it through an API that TypeScript 7 doesn't have.
    tsconfigFile: 'none',
    tempDirName: 'build/mutation',
    cleanTempDir: 'always',
    ignorePatterns: ['build', 'data', 'dist', 'docs/screens'],
    reporters: ['progress-append-only'],
  });
  return stryker.runMutationTest();
}

const inside = (fileName) => path.relative(root, path.resolve(root, fileName));

main(async () => {
  process.chdir(root);
  const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
  const scores = [];
  for (const folder of named.length > 0 ? named : folders) {
    const results = await mutate(folder);
    const mutants = results.map((mutant) => ({ ...mutant, fileName: inside(mutant.fileName) }));
    const textOf = (fileName) => readFileSync(path.join(root, fileName), 'utf8');
    for (const line of survivorLines(mutants, textOf)) console.log(line);
    scores.push({ folder, ...mutationScore(mutants) });
  }
  for (const { folder, caught, all, percent } of scores)
    console.log(`${`${percent} %`.padStart(5)}  ${caught} of ${all} caught  ${folder}`);
  if (scores.some(({ percent }) => percent < WANTED_PERCENT)) process.exitCode = 1;
});
