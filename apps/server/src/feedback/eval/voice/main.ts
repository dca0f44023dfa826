import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCases } from '../blind-case.ts';
import { score } from './score.ts';
import { voiceCases } from './voice-case.ts';
import { writePrompts } from './write-prompts.ts';
import { writeSheets } from './write-sheets.ts';

const usage = `npm run eval voice -- prompts --to folder [--prompt module.ts] [--cases cases.json]
npm run eval voice -- sheets  --to folder [--bare]             [--cases cases.json]
npm run eval voice -- score   --to folder [--bare]             [--cases cases.json]

“prompts” writes the prompt of each text with “How I write” and without, for three invented
teachers in turn; another prompt's module exports its own feedbackMessages. Once each is answered
(<folder>/with/<id>.answer.txt, .again.answer.txt for a second ask), “sheets” takes the answers
through the gate, says what would be asked for again, and writes a sheet for each reader. “score”
counts how often the readers (<folder>/sheets/reader-1.answers.json: {"1": "A", …}) picked what was
written for the teacher. --bare leaves greeting and ending out of the sheets.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string' },
    to: { type: 'string' },
    prompt: { type: 'string' },
    bare: { type: 'boolean', default: false },
  },
});

const { to, bare } = values;
const cases = await readCases(values.cases ?? voiceCases);
const steps: Record<string, (folder: string) => Promise<string>> = {
  prompts: (folder) => writePrompts(cases, folder, values.prompt),
  sheets: (folder) => writeSheets(cases, folder, bare),
  score: (folder) => score(cases, join(folder, bare ? 'sheets-bare' : 'sheets')),
};
const step = positionals.map((one) => steps[one]).find((one) => one !== undefined);
if (step === undefined || to === undefined) throw new Error(usage);
console.log(await step(to));
