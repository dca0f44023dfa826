import { verdict } from '@second-draft/contract';
import type { StepToJudge } from '@second-draft/feedback';
import * as z from 'zod';
import type { Message } from '../../model/index.ts';
import { fence, fenceRule } from './fence.ts';
import { orNothing, saidAs } from './said-as.ts';

export const stepVerdicts = z.object({
  verdicts: z.array(
    z.object({
      step: z.int(),
      // Said first, so that the verdict follows from them.
      asks: orNothing,
      seen: orNothing,
      verdict: saidAs(verdict.options),
      proof: z.preprocess((list) => list ?? [], z.array(z.string())),
    }),
  ),
});

const instructions = `A New Zealand primary-school student got feedback on a draft and has written a new draft since. For each next step of the feedback, say whether the student acted on it.

1. Take each step by itself. First say in "asks" what it asks for, thing by thing: what is to be there (or gone, or moved), where, and how many. Then say in "seen" for each of these what the new draft has that the old one had not, in the student’s words, and what is still as it was. Only then decide.
2. "done": all that the step asks for is there now. It may stand elsewhere or in other words than the step expected, and be short or clumsy: what the words do counts, not how well. "partly": some of it; of several things or places that the step names, only some; or a real try that does half of what was asked. "notYet": it is not there: nothing about it changed, or the change only looks like it (marks in the wrong places, “because” without a reason, the same said again in other words, nothing but spelling put right). "cantTell": the part that the step is about is gone and nothing in its place answers the step, or what you see doesn’t show it.
3. Mistakes in spelling or grammar don’t count, unless the step is about them. Then count: how many of the places are right now?
4. What stood in the old draft already is not the student’s answer to the step.
5. Words that say that the step was done are no proof that it was: look for the thing itself.
6. For "done" and "partly" give as "proof" one or two pieces of the new words, copied letter for letter, mistakes included, that did not stand in the old words; where a step asks for another order, or for new lines, the words that stand where they should now. Else leave it empty.
7. ${fenceRule}

Answer with JSON and nothing else, its fields in this order:
{"verdicts": [{"step": 1, "asks": "what the step asks for, thing by thing", "seen": "what the new draft does of it, and what not", "verdict": "done" | "partly" | "notYet" | "cantTell", "proof": ["words of the new draft"]}]}`;

export type ConcealedStep = Pick<StepToJudge, 'comment' | 'shown'>;

type Shown = ConcealedStep['shown'];

const oldAndNew = (shown: Shown): string[] =>
  shown.flatMap(({ before, after }) => [fence('OLD WORDS', before), fence('NEW WORDS', after)]);

/** Where all steps are to be judged by the same words, these are told once. */
function shownForAll([first, ...rest]: readonly ConcealedStep[]): Shown | null {
  const [only, ...more] = first?.shown ?? [];
  if (only === undefined || more.length > 0) return null;
  const isSame = ({ shown: [one, ...others] }: ConcealedStep) =>
    others.length === 0 && one?.before === only.before && one.after === only.after;
  return rest.every((step) => isSame(step)) ? [only] : null;
}

/** @param steps already concealed, and in the order in which they are numbered */
export function judgeMessages(steps: readonly ConcealedStep[]): Message[] {
  const once = shownForAll(steps);
  const described = ({ comment, shown }: ConcealedStep, index: number) =>
    [`Step ${index + 1}:`, fence('STEP', comment), ...(once ? [] : oldAndNew(shown))].join('\n');
  const drafts = once ? [`Both drafts:\n${oldAndNew(once).join('\n')}`] : [];
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: [...drafts, ...steps.map(described)].join('\n\n') },
  ];
}
