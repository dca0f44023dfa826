import { closingPhrase, openingPhrase } from '../text/phrase.ts';
import type { StudentText } from '../text/student-text.ts';
import { overlaps } from './plan.ts';

/** A text with fewer words is a start. */
const A_START = 25;

export interface Effort {
  comments: readonly string[];
  quotation: readonly string[];
}

/**
 * What can truthfully be said of a text in which no rule has found anything to praise: how it begins
 * and ends, unless that is `taken`; else thanks. It names no count: if children leave out full
 * stops, no two readers count sentences alike.
 */
export function effortOf(text: StudentText, taken: readonly string[]): Effort {
  if (text.words.length < A_START)
    return {
      comments: [
        'Thank you for sharing this. You have made a start.',
        'You have begun, and that is often the hardest part.',
      ],
      quotation: [],
    };
  const [first] = openingPhrase(text, text.sentences[0]);
  const [last] = closingPhrase(text, text.sentences.at(-1));
  const ends = [first, last].filter((one) => one !== undefined && !overlaps(one, taken));
  if (first !== undefined && last !== undefined && ends.length === 2 && !overlaps(first, [last]))
    return {
      comments: [
        `You take me all the way from “${first}” to “${last}”.`,
        `I read every word of it, from “${first}” to “${last}”.`,
        `You kept going from “${first}” right through to “${last}”.`,
        `I followed your writing with interest, beginning at “${first}” and continuing to “${last}”.`,
      ],
      quotation: [first, last],
    };
  if (first !== undefined && ends.includes(first))
    return {
      comments: [
        `Your first words, “${first}”, got me reading.`,
        `You had me reading on from “${first}”.`,
        `Your first words, “${first}”, made me curious enough to read everything that follows.`,
      ],
      quotation: [first],
    };
  return {
    comments: [
      'Thank you for sharing your ideas with me.',
      'You kept going, and I enjoyed hearing what you had to say.',
      'I enjoyed reading your ideas, and there is plenty here to build on.',
    ],
    quotation: [],
  };
}
