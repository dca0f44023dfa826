import { describing } from '../../language/kinds-of-words/describing-words.ts';
import { isRight } from '../../language/spelling/spelling.ts';
import { bodyLines } from '../../text/lines/body-lines.ts';
import { withoutPause } from '../../text/marks/end-marks.ts';
import { isVerse } from '../../text/forms/verse.ts';
import { wordsOf, type Span } from '../../text/words.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './brief-picture.wording.ts';

const FEWEST_WORDS = 2;
const MOST_WORDS = 6;

/** Something is named after the word that describes it. */
function isPicture({ text }: Span): boolean {
  const words = wordsOf(text.toLowerCase());
  const named = words.filter((_, i) => describing.has(words[i - 1]?.text ?? ''));
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_WORDS &&
    named.some((word) => word.text.length > 2 && !describing.has(word.text)) &&
    words.every(isRight)
  );
}

/** Of a poem, a short line that describes. */
export const briefPicture: Rule = {
  find(text) {
    if (!isVerse(text)) return [];
    const lines = bodyLines(text).filter(isPicture);
    return strength(
      lines.map((line) => withoutPause(line.text.trim())),
      0.5,
    );
  },
  skill: 'describingWords',
  wording,
  speaksOf: {
    strength: {
      praise: 8,
      ideas: 8,
      vocabulary: 6,
      'general writing': 8,
      description: 4,
    },
  },
  cases: [
    {
      title: 'praises a short line of a poem that describes',
      text: 'My Dog\nBig brown eyes\nwet black nose\ntail that goes thump\ndigging in the sand\nasleep on my feet\nmy dog',
      finds: [{ kind: 'strength', quotations: [['Big brown eyes'], ['wet black nose']] }],
    },
    { title: 'says nothing of a story', text: 'The dog had a wet nose. I ran.', finds: [] },
  ],
};
