import { withoutQuotations } from '@second-draft/contract';
import { wordsOf } from '../../text/words.ts';

/** This many words in a row are the criteria's, not the writer's. */
const SAME_WORDS = 5;

/** The share of a comment that may come from the criteria; fewer words than this are a technical term. */
const MOST_PARROTED = 0.5;
const FEWEST_PARROTED = 8;

const wordsIn = (text: string) => wordsOf(text).map(({ text: word }) => word.toLowerCase());

const runsOf = (words: readonly string[]) =>
  words.slice(0, Math.max(0, words.length - SAME_WORDS + 1)).map((_, from) => ({
    from,
    run: words.slice(from, from + SAME_WORDS).join(' '),
  }));

/** Tells whether a comment repeats what was asked for, and says little of the text. */
export function parrotingOf(criteria: readonly string[]): (comment: string) => boolean {
  const asked = new Set(criteria.flatMap((one) => runsOf(wordsIn(one)).map(({ run }) => run)));
  return (comment) => {
    if (asked.size === 0) return false;
    const own = wordsIn(withoutQuotations(comment));
    const same = new Set(
      runsOf(own)
        .filter(({ run }) => asked.has(run))
        .flatMap(({ from }) => Array.from({ length: SAME_WORDS }, (_, i) => from + i)),
    );
    return same.size >= FEWEST_PARROTED && same.size > own.length * MOST_PARROTED;
  };
}
