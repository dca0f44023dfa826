import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateConcerns } from './concerns/main.ts';
import { evaluateDrafts } from './drafts/main.ts';
import { evaluateHandouts } from './handouts/main.ts';
import { evaluateNames } from './names/main.ts';
import { evaluateNeeds } from './needs/main.ts';
import { evaluateRules } from './rules/main.ts';
import { run, type RunResult } from './run.ts';
import { tableOf } from './table.ts';
import { evalTexts } from './texts/index.ts';
import { evaluateSkills } from './skills/main.ts';
import { loadWriter } from './writer.ts';
import { evaluateWriter } from './writer/main.ts';

/** What is measured instead of the feedback as a whole, by its name on the command line. */
const others = {
  names: {
    does: 'which names would reach a writer, and which words are taken for names',
    evaluate: evaluateNames,
  },
  drafts: {
    does: 'how often it is told rightly what became of a next step in a second draft',
    evaluate: evaluateDrafts,
  },
  concerns: {
    does: 'which texts a teacher is asked to read herself; --write learns the weights anew',
    evaluate: evaluateConcerns,
  },
  skills: {
    does: 'how many points of the built-in writer are about the skill that readers find in them',
    evaluate: evaluateSkills,
  },
  needs: {
    does: 'how often its next step is what a model, asked plainly, found the text to need most',
    evaluate: evaluateNeeds,
  },
  handouts: {
    does: 'which lines of a document are told to be the task’s',
    evaluate: evaluateHandouts,
  },
  rules: {
    does: 'what each rule finds anew since that was recorded, and finds no more; --write records it',
    evaluate: evaluateRules,
  },
  writer: {
    does: 'what the built-in writer writes in place of what was recorded; --write records it',
    evaluate: evaluateWriter,
  },
};

const usage = `npm run eval -- [--writer module] [--nth n] [--out file]
npm run eval -- --compare one.json --compare other.json
npm run eval <name>

Runs a writer over all evaluation texts, categories, lengths and levels, prints the pass rates and
writes them to a file. Without --writer it is the built-in one; a module exports its own as
evalWriter. --nth 10 takes every tenth case. --compare prints results side by side. A name
measures something else:

${Object.entries(others)
  .map(([name, { does }]) => `  ${name.padEnd(10)}${does}`)
  .join('\n')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writer: { type: 'string' },
    nth: { type: 'string', default: '1' },
    out: { type: 'string' },
    compare: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

async function readResult(file: string): Promise<RunResult> {
  return JSON.parse(await readFile(file, 'utf8')) as RunResult;
}

async function evaluate(): Promise<void> {
  const nth = Number(values.nth);
  if (!Number.isInteger(nth) || nth < 1) throw new Error('--nth is a whole number from 1 on');
  const writer = await loadWriter(values.writer);
  const result = await run(writer, evalTexts, nth);
  const file = resolve(values.out ?? `${import.meta.dirname}/results/${writer.name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  print(tableOf([result]));
  for (const mistake of result.findings.mistakes) print(`wrong: ${mistake}`);
  print(`Written to ${file}`);
}

const other = Object.entries(others).find(([name]) => positionals.includes(name))?.[1];

if (values.help) print(usage);
else if (other !== undefined) other.evaluate(print, values);
else if (values.compare === undefined) await evaluate();
else print(tableOf(await Promise.all(values.compare.map(readResult))));
