import { isVerse } from '../../../text/forms/verse.ts';
import { onceForEach } from '../../../text/remembered.ts';
import type { StudentText } from '../../../text/student-text.ts';

/** How many lines each verse of a poem has; none where it isn't surely a poem in verses. */
export const versesOf = onceForEach((text: StudentText): readonly number[] => {
  const blocks = text.text
    .slice(text.title?.end ?? 0)
    .split(/\n[^\S\n]*\n/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '').length)
    .filter((lines) => lines > 0);
  return blocks.length > 1 && isVerse(text) ? blocks : [];
});

/** A single line may be a title, or the poet's name. */
export const fullVersesOf = (text: StudentText): readonly number[] =>
  versesOf(text).filter((lines) => lines > 1);
