import { commandOf, stepsOf } from '../../language/kinds-of-words/command-verbs.ts';
import { headingLines } from '../../text/lines/headings.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';

const numbered = /^(?:step )?(\d+)(?:[.):]|\s)\s*\S/iu;

/** Fewer lines with numbers are no steps. */
const FEWEST = 3;

/** The indexes of the longest run of lines that count from 1. */
function longestCount({ lines }: StudentText): number[] {
  let longest: number[] = [];
  let run: number[] = [];
  for (const [i, line] of lines.entries()) {
    const number = Number(numbered.exec(line.text)?.[1]);
    if (number === 1) run = [i];
    else if (number === run.length + 1) run.push(i);
    if (run.length > longest.length) longest = [...run];
  }
  return longest;
}

/** The first sentence of each numbered step; none where the numbers count things or facts. */
export const numberedStepsOf = onceForEach((text: StudentText): Sentence[] => {
  const inLines = Map.groupBy(text.sentences, ({ line }) => line);
  const steps = new Set(stepsOf(text));
  const lines = longestCount(text).map((i) => inLines.get(i) ?? []);
  const found = lines.map(wholeFirst).filter((one) => one !== undefined);
  // ‘When he asks, hand one over. Do not hand over two.’ tells what to do, too.
  const told = lines.filter((line) => line.some((one) => steps.has(one)));
  const isSteps = told.length * 2 >= found.length;
  return isSteps && found.length >= FEWEST ? found : [];
});

/** ‘1.’ is a sentence of its own. */
const wholeFirst = (line: readonly Sentence[]) => line.find(({ text }) => /\p{L}/u.test(text));

/** The part between two headings in which most steps are. */
function fullestPart(text: StudentText): Sentence[] {
  const starts = headingLines(text).map(({ start }) => start);
  const steps = new Set(stepsOf(text));
  let heading = 0;
  const parts = Map.groupBy(text.sentences, ({ start }) => {
    while ((starts[heading] ?? Infinity) <= start) heading += 1;
    return heading;
  });
  const count = (part: readonly Sentence[]) => part.filter((one) => steps.has(one)).length;
  return [...parts.values()].toSorted((a, b) => count(b) - count(a))[0] ?? [];
}

/** Sentences that tell what to do, without a list, tips or talk around them; in their order. */
export const methodOf = onceForEach((text: StudentText): Sentence[] => {
  const own = new Set(numberedStepsOf(text).map(({ line }) => line));
  return own.size > 0 ? text.sentences.filter(({ line }) => own.has(line)) : fullestPart(text);
});

/** ‘Aim: to make a kite’, ‘Do not shout’ */
const unlikeSteps = /^(?:\p{L}+ ?:|do not\b)/iu;

/** Where each step begins, if that can be told by its number; otherwise all that the method says. */
export function stepStartsOf(text: StudentText): Sentence[] {
  const firsts = numberedStepsOf(text);
  return firsts.length > 0 ? firsts : methodOf(text);
}

/** Steps that begin with what to do, in their order. */
export const plainStepsOf = (text: StudentText): Sentence[] =>
  stepStartsOf(text).filter(
    (one) => one.words[0]?.text === commandOf(one) && !unlikeSteps.test(one.text),
  );
