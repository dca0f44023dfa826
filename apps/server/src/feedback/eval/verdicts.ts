import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verdict, type JudgedStep, type Verdict } from '@second-draft/contract';
import { judgeSteps } from '@second-draft/feedback';
import * as z from 'zod';
import { readContent } from '../../model/index.ts';
import { judgeMessages, stepVerdicts } from '../prompts/judge-steps.ts';
import { gateVerdicts } from '../revision/gate-verdicts.ts';
import { promptText } from './prompt-text.ts';

const usage = `npm run eval verdicts -- prompts --pairs pairs.json … --to folder
npm run eval verdicts -- answers --pairs pairs.json … --from folder

prompts writes what a model is sent about each pair of drafts, one call a student:
<folder>/<id>.prompt.txt; none where nothing takes a model. Names are not concealed: those of the
pairs are invented. answers reads <folder>/<id>.answer.txt through the gate, and prints how many
verdicts are what the readers said, and which are not. A pair without an answer is judged without.
`;

const pairs = z.array(
  z.object({
    id: z.string(),
    before: z.string(),
    after: z.string(),
    steps: z.array(
      z.object({
        comment: z.string(),
        quotations: z.array(z.string()),
        rule: z.string().optional(),
        verdict,
      }),
    ),
  }),
);

type Pair = z.infer<typeof pairs>[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', multiple: true, default: [] },
    to: { type: 'string' },
    from: { type: 'string' },
  },
});

const judgedOf = ({ before, after, steps }: Pair) =>
  judgeSteps(
    before,
    after,
    steps.map(({ rule = null, ...step }, index) => ({ ...step, step: index, rule })),
  );

async function writePrompts(all: readonly Pair[], to: string): Promise<string> {
  await mkdir(to, { recursive: true });
  let written = 0;
  for (const pair of all) {
    const { toModel } = judgedOf(pair);
    if (toModel.length === 0) continue;
    await writeFile(join(to, `${pair.id}.prompt.txt`), promptText(judgeMessages(toModel)));
    written += 1;
  }
  return `${written} prompts for ${all.length} pairs`;
}

function withAnswer(pair: Pair, answer: string | null): JudgedStep[] {
  const { judged, toModel } = judgedOf(pair);
  if (answer === null) return judged;
  const reading = readContent(answer, stepVerdicts);
  if (!reading.isReadable) return judged;
  const said = reading.value.verdicts;
  const better = gateVerdicts({ ...pair, steps: toModel, said, hidden: { names: [] } });
  return judged.map((step) => better.find((one) => one.step === step.step) ?? step);
}

interface Told {
  pair: Pair;
  judged: JudgedStep;
  right: Verdict;
}

async function readAnswers(all: readonly Pair[], from: string): Promise<string> {
  const told: Told[] = [];
  for (const pair of all) {
    const answer = await readFile(join(from, `${pair.id}.answer.txt`), 'utf8').catch(() => null);
    for (const [index, judged] of withAnswer(pair, answer).entries())
      told.push({ pair, judged, right: pair.steps[index]?.verdict ?? 'cantTell' });
  }
  const wrong = told.filter(({ judged, right }) => judged.verdict !== right);
  const count = (given: Verdict, is: (right: Verdict) => boolean) =>
    wrong.filter(({ judged, right }) => judged.verdict === given && is(right)).length;
  return [
    ...wrong.map(
      ({ pair, judged, right }) =>
        `wrong: ${pair.id}, ${judged.verdict} instead of ${right}: ${judged.comment}`,
    ),
    `${told.length - wrong.length} of ${told.length} right`,
    `not yet, but done: ${count('notYet', (right) => right === 'done')}`,
    `done, but not: ${count('done', () => true)}`,
  ].join('\n');
}

const [what] = positionals.slice(-1);
const { to, from, pairs: files } = values;
const read = await Promise.all(
  files.map(async (file) => pairs.parse(JSON.parse(await readFile(file, 'utf8')))),
);
const all = read.flat();
if (what === 'prompts' && to !== undefined && all.length > 0)
  console.log(await writePrompts(all, to));
else if (what === 'answers' && from !== undefined && all.length > 0)
  console.log(await readAnswers(all, from));
else throw new Error(usage);
