import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../../model/index.ts';
import { judgeDraft, type CheckedDraft } from '../judging/judge-draft.ts';
import { writtenFeedback } from '../prompts/answer-shape.ts';
import { hiddenOf, readCases, requestOf, type BlindCase } from './blind-case.ts';

const usage = `npm run eval answers -- --cases cases.json --from folder --version name …

Reads <folder>/<version>/<id>.answer.txt (.again.answer.txt for what was asked again) through the
gate, prints how many would be asked for again, and writes <folder>/<version>.json: the feedback of
each case. An answer that is no JSON is taken as it is: a plain request has no gate.
`;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string' },
    from: { type: 'string' },
    version: { type: 'string', multiple: true, default: [] },
  },
});

function judged(one: BlindCase, answer: string): CheckedDraft | null {
  const { request } = requestOf(one);
  const reading = readContent(answer, writtenFeedback);
  if (!reading.isReadable) return null;
  const { points, reading: seen, choice } = reading.value;
  const why = { reading: seen, choice };
  return judgeDraft({ draft: { points, why }, by: 'model', task: request, hidden: hiddenOf(one) });
}

const answerOf = (folder: string, name: string) =>
  readFile(join(folder, name), 'utf8').catch(() => null);

async function readVersion(folder: string, version: string, cases: readonly BlindCase[]) {
  const written: Record<string, object> = {};
  const lines: string[] = [];
  for (const one of cases) {
    const first = await answerOf(join(folder, version), `${one.id}.answer.txt`);
    if (first === null) throw new Error(`${version} has no answer for ${one.id}`);
    const second = await answerOf(join(folder, version), `${one.id}.again.answer.txt`);
    const checked = judged(one, second ?? first);
    const { feedback = first.trim(), points, checks, why, reasons = [] } = checked ?? {};
    written[one.id] = { feedback, points, checks, why, wasAskedAgain: second !== null };
    if (reasons.length > 0) lines.push(`${version} ${one.id} again: ${reasons.join(' ')}`);
  }
  await writeFile(join(folder, `${version}.json`), `${JSON.stringify(written, null, 2)}\n`);
  return [...lines, `${version}: ${lines.length} of ${cases.length} to ask again`];
}

const { cases: file, from, version: versions } = values;
if (file === undefined || from === undefined || versions.length === 0) throw new Error(usage);
const cases = await readCases(file);
for (const version of versions)
  for (const line of await readVersion(from, version, cases)) console.log(line);
