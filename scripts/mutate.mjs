import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { folder as runFolder, journal, readJournal, writeCode } from './mutation/files.mjs';
import { folders, homeOf, isWithin } from './mutation/folders.mjs';
import { instrument } from './mutation/instrument.mjs';
import { read } from './mutation/plan.mjs';
import { mutationScore, survivorLines } from './mutation/score.mjs';
import { tryAll } from './mutation/try-all.mjs';
import { inProject } from './project.mjs';
import { main, Stop } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const WANTED_PERCENT = 85;

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Neither tests nor the evaluation are part of what is run. */
const isCode = (file) =>
  !isTest(file) && !/\/(?:testing|eval)\//.test(file) && !file.endsWith('.d.ts');

function codeIn(path) {
  const files = [...sourceFiles(path), ...sourceFiles(`${path}/**/*`)];
  const code = files.filter((file) => /\.tsx?$/.test(file) && isCode(file));
  if (code.length === 0) throw new Stop(`There is no code in ${path}. Name it from the top.`);
  return code;
}

const workspaceOf = (folder) => folder.split('/').slice(0, 2).join('/');

async function mutate(workspace, named) {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  writeFileSync(journal, '');
  const { code, mutants } = await instrument(named.flatMap(codeIn));
  writeCode({
    code,
    sources: Object.fromEntries(mutants.map(({ id, fileName }) => [id, fileName])),
  });
  const isCutShort = await tryAll(workspace, [...new Set(named.map(homeOf))]);
  const { noticed, covered } = read(readJournal());
  for (const { file, failed } of covered)
    for (const title of failed)
      console.log(`Left out, since it fails as it is: ${title} (${file})`);
  const come = new Set(
    covered.flatMap(({ atLoad, tests }) => [
      ...atLoad,
      ...tests.flatMap(({ hits }) => Object.keys(hits)),
    ]),
  );
  const missed = ({ id }) => (come.has(id) ? 'Survived' : 'NoCoverage');
  const judged = mutants.map((mutant) => ({
    ...mutant,
    status: noticed.has(mutant.id) ? 'Killed' : missed(mutant),
  }));
  return { judged, isCutShort };
}

main(async () => {
  const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
  const wanted = named.length > 0 ? named : folders;
  const scores = [];
  for (const [workspace, inIt] of Map.groupBy(wanted, workspaceOf)) {
    const { judged, isCutShort } = await mutate(workspace, inIt);
    const textOf = (fileName) => readFileSync(inProject(fileName), 'utf8');
    for (const folder of inIt) {
      const own = judged.filter(({ fileName }) => isWithin(folder, fileName));
      for (const line of survivorLines(own, textOf)) console.log(line);
      scores.push({ folder, ...mutationScore(own) });
    }
    if (isCutShort) {
      console.log('Cut short: these are the least that the scores can be.');
      break;
    }
  }
  for (const { folder, caught, all, percent } of scores)
    console.log(`${`${percent} %`.padStart(5)}  ${caught} of ${all} caught  ${folder}`);
  if (scores.some(({ percent }) => percent < WANTED_PERCENT)) process.exitCode = 1;
});
