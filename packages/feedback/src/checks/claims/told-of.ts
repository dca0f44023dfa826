import { isHanging } from '../../text/grammar/hanging-words.ts';
import { anyTopic } from '../../text/meaning/topical-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import { lowerWords, type Span } from '../../text/words.ts';

/** What a reader does with a text, and a writer with words: they tell nothing of what it is about. */
const notTelling = new Set(
  'describe describes explain explains explained mention mentions tells told show shows showed write wrote writing reader readers sentence sentences paragraph story text part parts begin start starts works sense you your yours him got get gets getting out off all who how why its own let lets see sees clear'.split(
    ' ',
  ),
);

const STEM = 4;

/** The same sentences are looked at for each statement. */
const beginningsIn = onceForEach(
  ({ text }: Span) => new Set(lowerWords(text).map((word) => word.slice(0, STEM))),
);

const SHORTEST = 3;

/** The beginnings of the words that say what something is about, so that ‘knocks’ is ‘knocked’. */
export const stemsOf = (words: string): string[] => [
  ...new Set(
    lowerWords(words)
      .filter(
        (word) =>
          word.length >= SHORTEST &&
          !isHanging(word) &&
          !anyTopic.has(word) &&
          !notTelling.has(word),
      )
      .map((word) => word.slice(0, STEM)),
  ),
];

/** Stretches that have the most of the stems; none where fewer than `least` come together. */
export function tellingOf<Stretch extends Span>(
  stems: readonly string[],
  stretches: readonly Stretch[],
  least: number,
): Stretch[] {
  const scored = stretches.map((stretch) => {
    const there = beginningsIn(stretch);
    return { stretch, hits: stems.filter((stem) => there.has(stem)).length };
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return most < least
    ? []
    : scored.filter(({ hits }) => hits === most).map(({ stretch }) => stretch);
}
