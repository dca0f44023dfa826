import { openingPhrase } from '../../text/phrase.ts';
import { MOST_WORDS } from '../../text/quotable.ts';
import type { PlanPart } from '../../text/plan.ts';
import type { StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';

/** The words of a planner’s part to quote: all of them, or a whole clause that it begins with. */
export function planWords(text: StudentText, part: PlanPart): string[] {
  const words = part.text.replace(/[\s.,;:–—-]+$/u, '');
  if (countWords(words) <= MOST_WORDS && !/["“”]/u.test(words)) return [words];
  return openingPhrase(
    text,
    text.sentences.find(({ start }) => start === part.start),
  );
}
