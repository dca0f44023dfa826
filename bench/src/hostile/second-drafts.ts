import { limits } from '@second-draft/contract';
import { compareDrafts, gatedDrafts, judgeSteps, stepsOf } from '@second-draft/feedback';
import { rules } from '../../../packages/feedback/src/rules/all-rules.ts';
import { gateVerdict } from '../../../packages/feedback/src/revision/gate-verdict.ts';
import { withoutInstructions } from '../../../packages/feedback/src/revision/instructions.ts';
import { revised } from '../revised.ts';
import type { Reader } from './reader.ts';

const COMPARING_MS = 200;

/** Two drafts, two rules each: what a class of thirty asks for one student. */
const JUDGING_MS = 600;

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
  ] satisfies [string, Reader['read']][]
).map(([name, read]) => ({ name, longest: limits.studentTextMax, limitMs: COMPARING_MS, read }));

const names = Object.keys(rules);

/** All rules in turn, two at a time. */
const judging = Array.from({ length: Math.ceil(names.length / 2) }, (_, i): Reader => {
  const some = names.slice(i * 2, i * 2 + 2);
  return {
    name: `judging steps of ${some.join(' and ')}`,
    longest: limits.studentTextMax,
    limitMs: JUDGING_MS,
    read(text) {
      const words = text.slice(0, 300).split(' ').slice(2, 6).join(' ');
      const step = { comment: 'Say more.', quotations: [words, text.slice(40, 45)] };
      const steps = some.map((rule, at) => ({ ...step, step: at, rule }));
      return judgeSteps(text, revised(text), [...steps, { ...step, step: 2, rule: null }]);
    },
  };
});

export const secondDraftReaders: readonly Reader[] = [...comparing, ...judging];
