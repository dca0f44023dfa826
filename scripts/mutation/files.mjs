import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { inProject } from '../project.mjs';

/** What the processes of one run tell each other. */
export const folder = inProject('build/mutation');

const at = (name) => `${folder}/${name}`;
const read = (name) => JSON.parse(readFileSync(at(name), 'utf8'));

/** The changed code that tests run as threads: beside the server's other bundles, to find its files. */
export const bundles = inProject('apps/server/build/bundles-mutation');

/** The changed code by file, and the file of each change. */
export const readCode = () => read('code.json');
/** The changed code by the whole path of its file. */
export const changedCode = () =>
  new Map(Object.entries(readCode().code).map(([name, text]) => [inProject(name), text]));
export const writeCode = (code) => writeFileSync(at('code.json'), JSON.stringify(code));

/** What the next run of Vitest is to do; see `runner.mjs`. */
export const readPlan = () => read('plan.json');
export const writePlan = (plan) => writeFileSync(at('plan.json'), JSON.stringify(plan));

/** One line for each thing that happened: what was begun and not ended has hung, or crashed. */
export const journal = at('journal.jsonl');
export const note = (event) => appendFileSync(journal, `${JSON.stringify(event)}\n`);
export const readJournal = () =>
  readFileSync(journal, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Without reading all of them, which takes long; null before the first. */
export function lastNote() {
  for (let bytes = 1_024; ; bytes *= 32) {
    const { text, isAll } = endOf(journal, bytes);
    const before = text.lastIndexOf('\n', text.length - 2);
    if (isAll && text === '') return null;
    if (isAll || before !== -1) return JSON.parse(text.slice(before + 1));
  }
}

function endOf(name, bytes) {
  const { size } = statSync(name);
  const buffer = Buffer.alloc(Math.min(bytes, size));
  const file = openSync(name, 'r');
  try {
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
  } finally {
    closeSync(file);
  }
  return { text: buffer.toString(), isAll: buffer.length === size };
}
