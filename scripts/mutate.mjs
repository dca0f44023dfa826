import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  bundles,
  folder as runFolder,
  journal,
  readJournal,
  writeCode,
} from './mutation/files.mjs';
import { folders, homeOf, isWithin } from './mutation/folders.mjs';
import { instrument } from './mutation/instrument.mjs';
import { read } from './mutation/plan.mjs';
import { marginOf, sampleOf } from './mutation/sample.mjs';
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

/** What a sample is taken by, unless `--seed` says otherwise. */
const SEED = 'first';

/** @returns {{ named: string[], sample: { most: number, seed: string } }} */
function asked() {
  const options = { sample: { type: 'string' }, seed: { type: 'string', default: SEED } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const most = Number(values.sample ?? Infinity);
  if (!(most >= 1))
    throw new Stop('--sample takes how many changes of each folder to try, such as 300.');
  return {
    named: positionals.map((folder) => folder.replace(/\/$/, '')),
    sample: { most, seed: values.seed },
  };
}

const within = (folder, mutants) => mutants.filter(({ fileName }) => isWithin(folder, fileName));

const workspaceOf = (folder) => folder.split('/').slice(0, 2).join('/');

async function mutate(workspace, named, sample) {
  for (const before of [runFolder, bundles]) rmSync(before, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  writeFileSync(journal, '');
  const { code, mutants: all } = await instrument(named.flatMap(codeIn));
  const mutants = named.flatMap((folder) => sampleOf(within(folder, all), sample));
  writeCode({
    code,
    changes: 1 + Math.max(0, ...all.map(({ id }) => Number(id))),
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
  return { judged, isCutShort, all };
}

const lineOf = ({ folder, caught, all: tried, percent, margin }) => {
  const within = margin === 0 ? '' : ` ± ${margin.toFixed(1)}`;
  return `${`${percent}${within} %`.padStart(10)}  ${caught} of ${tried} caught  ${folder}`;
};

main(async () => {
  const { named, sample } = asked();
  const wanted = named.length > 0 ? named : folders;
  const scores = [];
  for (const [workspace, inIt] of Map.groupBy(wanted, workspaceOf)) {
    const { judged, isCutShort, all } = await mutate(workspace, inIt, sample);
    const textOf = (fileName) => readFileSync(inProject(fileName), 'utf8');
    for (const folder of inIt) {
      const own = within(folder, judged);
      for (const line of survivorLines(own, textOf)) console.log(line);
      const score = mutationScore(own);
      const counts = { caught: score.caught, tried: own.length, all: within(folder, all).length };
      scores.push({ folder, ...score, margin: marginOf(counts) });
    }
    if (isCutShort) {
      console.log('Cut short: these are the least that the scores can be.');
      break;
    }
  }
  for (const score of scores) console.log(lineOf(score));
  if (scores.some(({ percent }) => percent < WANTED_PERCENT)) process.exitCode = 1;
});
