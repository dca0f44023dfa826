import { wordsAlone, type JudgedStep, type Verdict } from '@second-draft/contract';
import { gatedDrafts, judgeSteps, modelVerdict, type Opinion } from '../../src/index.ts';
import type { Pair } from './pairs.ts';

/** A step of a pair as it was judged, and as it should have been. */
export interface JudgedOfPair {
  pair: Pair;
  by: Pair['steps'][number]['by'];
  right: Verdict;
  judged: JudgedStep;
  /** Whether a model can be asked about it. */
  isAsked: boolean;
  /** For `done`: whether words show it that stand in the new draft and not in the earlier one. */
  isProven: boolean;
}

const sentencesIn = ({ after }: Pair) => after.split(/(?<=[.!?])\s/u);

type Step = Pair['steps'][number];

/**
 * Judges all steps as the server does, each model's answer through the gate.
 * @param answer undefined leaves the step out
 */
export function judgePairs(
  pairs: readonly Pair[],
  answer: (pair: Pair, step: Step) => Opinion | null | undefined,
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
    const comments = steps.map(({ comment }) => comment);
    const gate = gatedDrafts(before, after, comments);
    return steps.flatMap((step, i): JudgedOfPair | [] => {
      const own = judged[i];
      if (own === undefined) throw new Error(`${pair.id}: step ${i} was not judged`);
      const asked = toModel.find((one) => one.step === i);
      const said = answer(pair, step);
      if (said === undefined) return [];
      const last = asked && said ? modelVerdict(gate, asked, said) : own;
      const isProven = last.verdict !== 'done' || last.proof.some((proof) => isNew(pair, proof));
      const isAsked = asked !== undefined;
      return { pair, by: step.by, right: step.verdict, judged: last, isAsked, isProven };
    });
  });
}

/**
 * None for the steps of rules: what these alone can tell is what is measured. Other steps are left
 * out where no model’s answer was recorded.
 */
export const recorded = (_: Pair, { answer, rule }: Step): Opinion | null | undefined =>
  rule === undefined ? answer : null;

/** No model is asked. */
export const unasked = (): Opinion | null => null;

/** Of the steps that no rule found: a teacher's own, and a model's. */
export const ownSteps = (judged: readonly JudgedOfPair[]): JudgedOfPair[] =>
  judged.filter(({ by }) => by !== 'built-in');

/** What a model answered wherever it was asked; held-out pairs have such answers. */
export const answered = (_: Pair, { answer }: Step): Opinion | null => answer ?? null;

/** A model that can't judge: it says of everything that it was done, and quotes what it likes. */
export const believing = (pair: Pair): Opinion => ({ verdict: 'done', proof: sentencesIn(pair) });

/** A model that says what the readers said: what it still gets wrong it wasn't asked, or couldn't prove. */
export const reading = (pair: Pair, { verdict }: Step): Opinion => ({
  verdict,
  proof: sentencesIn(pair),
});

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
