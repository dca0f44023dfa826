import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { builtInWriter } from '@second-draft/feedback';
import { judgeDraft } from '../judging/judge-draft.ts';
import { hiddenOf, readCases, requestOf, type BlindCase } from './blind-case.ts';

const usage = `npm run eval built-in -- --cases cases.json --to file.json

Writes what a teacher would be shown of the built-in writer for each case, by its id.
`;

const { values } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: 'string' }, to: { type: 'string' } },
});

function feedbackOn(one: BlindCase): string {
  const { request } = requestOf(one);
  const draft = { points: builtInWriter.write(request), why: null };
  return judgeDraft({ draft, by: 'built-in', task: request, hidden: hiddenOf(one) }).feedback;
}

const { cases: file, to } = values;
if (file === undefined || to === undefined) throw new Error(usage);
const cases = await readCases(file);
const written = Object.fromEntries(cases.map((one) => [one.id, feedbackOn(one)]));
await writeFile(to, `${JSON.stringify(written, null, 2)}\n`);
