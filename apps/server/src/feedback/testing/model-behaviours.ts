import {
  createOpenAiEmulator,
  misbehaviours,
  type OpenAiEmulator,
} from '@second-draft/openai-emulator';
import { createModel } from '../../model/index.ts';
import { hiddenOf, readCases, requestOf, type BlindCase } from '../eval/blind-case.ts';
import { betterOf, type Judged } from '../judging/judged.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { withSecondTry, type Judge } from '../judging/two-tries.ts';
import { modelWriter } from '../writers/model-writer.ts';
import type { Draft, Writer } from '../writers/writer.ts';

/** Not what the rules or prompts were tuned by: only the texts are taken, and no answers. */
const round = new URL('../../../../../packages/feedback/eval/blind/round-3.json', import.meta.url);

interface Outcome {
  asksAgain: boolean;
  shown: boolean;
}

async function outcomeOf(one: BlindCase, writer: Writer): Promise<Outcome> {
  const { request, names } = requestOf(one);
  const hidden = hiddenOf(one);
  const signal = new AbortController().signal;
  const judgement: Judge<Draft, Judged> = {
    async judge(written: Judged['written']): Promise<Judged> {
      const draft = written.draft ?? { points: [], why: null };
      const checked = judgeDraft({ draft, by: 'model', task: request, hidden });
      const reasons = written.draft === null ? written.faults : checked.reasons;
      return { written, checked, reasons };
    },
    isUsable: ({ checked }: Judged) => checked.isUsable,
    betterOf,
    conceal: async (texts: readonly string[]) => texts.map((text) => names.conceal(text)),
  };
  const first = await writer.write(request, signal);
  const { best, tries } = await withSecondTry(first, judgement, signal);
  return { asksAgain: tries === 2, shown: best.checked.isUsable };
}

async function rowOf(
  kind: Parameters<OpenAiEmulator['script']>[0],
  cases: readonly BlindCase[],
  emulator: OpenAiEmulator,
  writer: Writer,
): Promise<string> {
  emulator.script(kind);
  const outcomes: Outcome[] = [];
  for (const one of cases) outcomes.push(await outcomeOf(one, writer));
  const share = (is: (outcome: Outcome) => boolean) =>
    `${Math.round((outcomes.filter(is).length / outcomes.length) * 100)} %`.padStart(6);
  const columns = [
    share(({ asksAgain }) => asksAgain),
    share(({ shown }) => shown),
    share(({ shown }) => !shown),
  ];
  return [kind.kind.padEnd(22), ...columns].join('  ');
}

/** How often each behaviour of a model is asked for again, and what comes of it. */
async function printBehaviours(): Promise<void> {
  const cases = await readCases(round);
  const emulator = createOpenAiEmulator();
  const address = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const model = createModel({ apiKey: 'key', baseUrl: `${address}/v1`, modelMap: new Map() });
  const writer = modelWriter(model, 'gpt-4o');
  console.log(`\nAnswers of a model that always does the same, on ${cases.length} texts:`);
  console.log(['behaviour'.padEnd(22), ' again', ' shown', 'refused'].join('  '));
  for (const kind of ['plausible', ...misbehaviours] as const)
    console.log(await rowOf({ kind }, cases, emulator, writer));
  await emulator.close();
}

await printBehaviours();
