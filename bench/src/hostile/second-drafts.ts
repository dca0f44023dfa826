import { limits } from '@second-draft/contract';
import { compareDrafts, gatedDrafts, judgeSteps, stepsOf } from '@second-draft/feedback';
import { rules } from '../../../packages/feedback/src/rules/all-rules.ts';
import { gateVerdict } from '../../../packages/feedback/src/revision/gate/gate-verdict.ts';
import { withoutInstructions } from '../../../packages/feedback/src/revision/gate/instructions.ts';
import { revised } from '../revised.ts';
import { reading, TASK_MS, type Reader } from './reader.ts';

/** Four times the steps of one student's feedback: comparing the drafts takes longer than a step. */
const STEPS = 8;
const STEP_MS = 75;

const ordinary = 'On Friday we walked to the awa. It was fun. Then we went home. Then we had tea. ';
const ordinaryText = ordinary.repeat(limits.studentTextMax / ordinary.length);

const halvesSwapped = (text: string) => {
  const middle = text.indexOf(' ', text.length / 2);
  return `${text.slice(middle)} ${text.slice(0, middle)}`;
};

const comparing: Reader[] = (
  [
    ['comparing with a revised text', (text) => compareDrafts(text, revised(text))],
    ['comparing with its halves swapped', (text) => compareDrafts(text, halvesSwapped(text))],
    ['comparing with an ordinary text', (text) => compareDrafts(text, ordinaryText)],
    ['comparing an ordinary text with it', (text) => compareDrafts(ordinaryText, text)],
    ['what is said to a judge', (text) => withoutInstructions('', text)],
    ['steps of posted words', (text) => stepsOf(text.slice(0, limits.feedbackTextMax), [], text)],
    [
      'a verdict at the gate',
      (text) =>
        gateVerdict(
          gatedDrafts(text, revised(text)),
          { step: 0, comment: text.slice(0, limits.feedbackTextMax) },
          { verdict: 'done', proof: [text.slice(7, 200), `${text.slice(0, 150)}x`] },
          'model',
        ),
    ],
  ] satisfies [string, (text: string) => unknown][]
).map(([name, read]) => ({
  name,
  longest: limits.studentTextMax,
  limitMs: TASK_MS,
  begin: reading(read),
}));

const names = Object.keys(rules);

/** All rules in turn. */
const judging = Array.from({ length: Math.ceil(names.length / STEPS) }, (_, i): Reader => {
  const some = names.slice(i * STEPS, (i + 1) * STEPS);
  return {
    name: `judging steps of ${some[0]} to ${some.at(-1)}`,
    longest: limits.studentTextMax,
    limitMs: TASK_MS + some.length * STEP_MS,
    begin(text) {
      const now = revised(text);
      const words = text.slice(0, 300).split(' ').slice(2, 6).join(' ');
      const step = { comment: 'Say more.', quotations: [words, text.slice(40, 45)] };
      const steps = some.map((rule, at) => ({ ...step, step: at, rule }));
      return () => judgeSteps(text, now, [...steps, { ...step, step: STEPS, rule: null }]);
    },
  };
});

export const secondDraftReaders: readonly Reader[] = [...comparing, ...judging];
