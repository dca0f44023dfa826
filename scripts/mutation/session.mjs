/**
 * Runs the tests of one part of the project against every change of its code, in Vitest's worker.
 * It may hang or crash, as changed code does: `mutate.mjs` then starts it again, and it goes on
 * where it was.
 */
import { createVitest } from 'vitest/node';
import { inProject } from '../project.mjs';
import { note, readCode, readJournal, writePlan } from './files.mjs';
import { planOf } from './plan.mjs';

const vitest = await createVitest('test', {
  config: inProject('scripts/mutation/vitest.config.mjs'),
  watch: false,
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();
const byFile = new Map(specifications.map((one) => [one.moduleId, one]));

async function run(plan, files) {
  writePlan(plan);
  await vitest.runTestSpecifications(files.map((file) => byFile.get(file)));
}

/** The evaluation's folders are called after those that they evaluate; its drafts are revised. */
const evaluationOf = (folder) =>
  folder.replace('/src/', '/eval/').replace('/eval/revision', '/eval/drafts');
const wanted = process.env.MUTATED_FOLDERS.split(' ').flatMap((folder) =>
  [folder, evaluationOf(folder)].map((one) => `${inProject(one)}/`),
);
const isOwn = (file) => wanted.some((folder) => file.startsWith(folder));

if (!readJournal().some(({ event }) => event === 'covered')) {
  const files = [...byFile.keys()];
  await run({ step: 'cover', reload: true }, files);
}
const { sources } = readCode();
const sourceOf = (mutant) => sources[mutant];
for (;;) {
  const next = planOf(readJournal(), { isOwn, sourceOf });
  if (next === null) break;
  const before = readJournal().length;
  await run(next.plan, next.files);
  // Vitest itself could not do it.
  if (readJournal().length === before) break;
}
note({ event: 'done' });
await vitest.close();
process.exit(0);
