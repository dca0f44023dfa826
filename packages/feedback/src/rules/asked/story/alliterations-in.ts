import type { StudentText } from '../../../text/student-text.ts';

/** Words that nobody hears a beginning in. */
const slight =
  /^(?:an?|the|and|or|but|of|to|in|on|at|it|its|is|was|are|were|am|be|i|he|she|we|they|you|my|his|her|our|their|your|as|so|by|for|with|from|that|this|had|has|have|not|no|if|up|me|him|them|us|when|then|there|into|out)$/u;

/** How far apart two words may stand and still be heard together (words). */
const NEAR = 3;

/** With which sound a word begins, as far as its letters tell. */
function beginningOf(word: string): string {
  if (/^(?:kn|gn|pn)/u.test(word)) return 'n';
  if (word.startsWith('wr')) return 'r';
  if (word.startsWith('ph')) return 'f';
  if (/^c[eiy]/u.test(word)) return 's';
  if (/^(?:c|q)/u.test(word)) return 'k';
  if (/^g[eiy]/u.test(word)) return 'j';
  return word.slice(0, 1);
}

/** How many times words that stand near one another may begin alike. */
export function alliterationsIn({ sentences }: StudentText): number {
  return sentences
    .map(({ words }) => {
      let count = 0;
      let isGoingOn = false;
      words.forEach(({ lower }, i) => {
        if (slight.test(lower)) return;
        const near = words.slice(Math.max(0, i - NEAR), i).filter((one) => !slight.test(one.lower));
        const isAlike = near.some(
          (one) =>
            beginningOf(one.lower) === beginningOf(lower) ||
            one.lower.slice(0, 1) === lower.slice(0, 1),
        );
        if (isAlike && !isGoingOn) count += 1;
        isGoingOn = isAlike;
      });
      return count;
    })
    .reduce((sum, one) => sum + one, 0);
}
