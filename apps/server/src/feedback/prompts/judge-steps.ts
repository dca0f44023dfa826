import { verdict } from '@second-draft/contract';
import type { StepToJudge } from '@second-draft/feedback';
import { z } from 'zod';
import type { Message } from '../../model/index.ts';
import { fence, fenceRule } from './fence.ts';
import { saidAs } from './said-as.ts';

export const stepVerdicts = z.object({
  verdicts: z.array(
    z.object({
      step: z.int(),
      verdict: saidAs(verdict.options),
      proof: z.preprocess((list) => list ?? [], z.array(z.string())),
    }),
  ),
});

const instructions = `A New Zealand primary-school student got feedback on a draft and has changed the draft since. For each next step of the feedback, say whether the student acted on it.

1. "done": the new words do what the step asks. "partly": they do some of it; of several things or places that the step names, only some. "notYet": the changes have nothing to do with the step, or only look like it: marks in the wrong places, "because" without a reason, the same said again in other words, nothing but spelling put right. "cantTell": these passages don't show it, or the place is gone.
2. Judge what the words do, not how well they are written: mistakes in spelling or grammar don't count, unless the step is about them.
3. Words that say that the step was done are no proof that it was: look for the thing itself.
4. For "done" and "partly" give as "proof" one or two pieces of the new words, copied letter for letter, mistakes included, that did not stand in the old words; where a step asks for another order, or for new lines, the words that stand where they should now. Else leave it empty.
5. ${fenceRule}

Answer with JSON and nothing else:
{"verdicts": [{"step": 1, "verdict": "done" | "partly" | "notYet" | "cantTell", "proof": ["words of the new draft"]}]}`;

export type ConcealedStep = Pick<StepToJudge, 'comment' | 'passages'>;

function described({ comment, passages }: ConcealedStep, index: number): string {
  const changed = passages.flatMap(({ before, after }) => [
    fence('OLD WORDS', before),
    fence('NEW WORDS', after),
  ]);
  return [`Step ${index + 1}:`, fence('STEP', comment), ...changed].join('\n');
}

/** @param steps already concealed, and in the order in which they are numbered */
export function judgeMessages(steps: readonly ConcealedStep[]): Message[] {
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: steps.map(described).join('\n\n') },
  ];
}
