import { wordsAlone, type JudgedStep, type Verdict } from '@second-draft/contract';
import { gatedDrafts, gateVerdict, judgeSteps, type Opinion } from '../../src/index.ts';
import type { Pair } from './pairs.ts';

/** A step of a pair as it was judged, and as it should have been. */
export interface JudgedOfPair {
  pair: Pair;
  by: Pair['steps'][number]['by'];
  right: Verdict;
  judged: JudgedStep;
  /** For `done`: whether words show it that stand in the new draft and not in the earlier one. */
  isProven: boolean;
}

/** A model that can't judge: it says of everything that it was done, and quotes what it likes. */
const gullible = ({ after }: Pair): Opinion => ({
  verdict: 'done',
  proof: after.split(/(?<=[.!?])\s/u),
});

type Step = Pair['steps'][number];

/** Judges all steps as the server does, each model's answer through the gate. */
export function judgePairs(
  pairs: readonly Pair[],
  answer: (pair: Pair, step: Step) => Opinion,
): JudgedOfPair[] {
  return pairs.flatMap((pair) => {
    const { before, after, steps } = pair;
    const given = steps.map(({ comment, quotations, rule }, step) => ({
      step,
      comment,
      quotations,
      rule: rule ?? null,
    }));
    const { judged, toModel } = judgeSteps(before, after, given);
    const gate = gatedDrafts(before, after);
    const asked = new Set(toModel.map(({ step }) => step));
    return steps.map((step, i): JudgedOfPair => {
      const own = judged[i];
      if (own === undefined) throw new Error(`${pair.id}: step ${i} was not judged`);
      const last = asked.has(i) ? gateVerdict(gate, own, answer(pair, step), 'model') : own;
      const isProven = last.verdict !== 'done' || last.proof.some((proof) => isNew(pair, proof));
      return { pair, by: step.by, right: step.verdict, judged: last, isProven };
    });
  });
}

export const recorded = ({ id }: Pair, { answer }: Step): Opinion => {
  if (answer === undefined) throw new Error(`${id}: no answer of a model was recorded`);
  return answer;
};

export const believing = (pair: Pair): Opinion => gullible(pair);

/** Told apart from the gate, so that it doesn't check itself. */
function isNew(
  { before, after }: Pair,
  { start, end, text }: JudgedStep['proof'][number],
): boolean {
  if (after.slice(start, end) !== text || wordsAlone(text) === '') return false;
  const plain = (words: string) =>
    words
      .normalize('NFC')
      .replace(/[‘’]/gu, "'")
      .replace(/[“”]/gu, '"')
      .replace(/[ \t]+/gu, ' ');
  return !` ${plain(before)} `
    .replace(/\n/gu, ' \n ')
    .includes(` ${plain(text).replace(/\n/gu, ' \n ').trim()} `);
}
