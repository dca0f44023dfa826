import type { EarlierWriting } from '@second-draft/feedback';

/**
 * Null if it is no longer kept, is not this teacher's, or if the student has done nothing since
 * that can be told of.
 */
export type EarlierDraftOf = (
  accountId: string,
  feedbackId: string,
  now: { text: string; typedByTeacher: boolean },
  signal: AbortSignal,
) => Promise<EarlierWriting | null>;

/** All that has names in it, in the order in which `withTexts` takes it back. */
export const textsIn = ({ before, steps, changes }: EarlierWriting): string[] => [
  before,
  ...steps.flatMap(({ comment, proof }) => [comment, ...proof]),
  ...changes.flatMap((change) => [change.before, change.after]),
];

/** The same with other words, one for each of `textsIn`. */
export function withTexts(
  { steps, changes }: EarlierWriting,
  texts: readonly string[],
): EarlierWriting {
  const rest = [...texts];
  const next = () => rest.shift() ?? '';
  return {
    before: next(),
    steps: steps.map(({ verdict, rule, proof }) => ({
      verdict,
      rule,
      comment: next(),
      proof: proof.map(next),
    })),
    changes: changes.map(() => ({ before: next(), after: next() })),
  };
}
