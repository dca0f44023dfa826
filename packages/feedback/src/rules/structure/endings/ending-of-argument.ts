import { isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { anyTopic } from '../../../text/meaning/topical-words.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { wordsOf } from '../../../text/words.ts';

export const closing =
  /\b(?:in conclusion|to conclude|to sum up|that is why|that['’]s why|thats why|these are (?:the|my) reasons|so (?:please|next time|i think|i believe|let['’]?s)|therefore)\b/iu;
export const claim =
  /\b(?:should|must|need|please|i(?:['’]m| am)? (?:strongly |really )?(?:believe|think|hope|urge|ask(?:ing)?|beg(?:ging)?|call(?:ing)?)|conclusion|that['’]?s why|let['’]?s|why not|would you)\b/iu;

/** Calls on the reader to do something. */
const calling =
  /(?:^|[.!?]\s+)(?:so |now |and )?(?:write|tell|vote|ask|help|join|sign|act|stop|start|get|give|let|build|make|think|do|don['’]?t|ban|keep|save|bring|put|talk|email|ring|remember|imagine|choose|say) \p{L}|\b(?:will|would|can|could) you\b|^(?:so |and |but )?(?:the )?next time\b|\b(?:it['’]?s|it is) (?:about )?time (?:for|to|that|we)\b|\b(?:in my opinion|nō reira|finally|overall|all in all|as you can see|for (?:all )?these reasons|has to|have to|want you to|would be (?:better|best|safer))\b/iu;

/** The first word of each sentence that calls for something: ‘So leave the car at home.’ */
const firstWords = /(?:^|[.!?]\s+)(?:(?:so|now|and|please)\b,? )*(\p{L}+)/giu;

export const callsFor = (words: string) =>
  calling.test(words) ||
  isCommandVerb(calledAfter.exec(words)?.[1]?.toLowerCase() ?? '') ||
  [...words.matchAll(firstWords)].some(([, first = '']) => isCommandVerb(first.toLowerCase()));

/** “If you see one, leave it alone”: what to do stands after when to do it. */
const calledAfter =
  /^(?:(?:so|and|but|now) )?(?:when(?:ever)?|if|before)\b[^,]{0,80}, (?:please |just )?(\p{L}+)/iu;

const slight = /^(?:the|and|are|but|for|our|you|has|can|not|all|why|yes|yeah|thats|that's|one)$/u;

/** The words that say what a sentence is about, without a plural's s. */
function contentOf(words: readonly { text: string }[]): Set<string> {
  const lower = words.map(({ text }) => text.toLowerCase().replace('’', "'"));
  return new Set(
    lower
      .filter((word) => word.length >= 3 && !anyTopic.has(word) && !slight.test(word))
      .map((word) => word.replace(/s$/u, '')),
  );
}

/** Whether the phrase repeats what the text set out to argue. */
export function comesBack(text: StudentText, phrase: string): boolean {
  const position = contentOf(text.sentences.slice(0, 3).flatMap(({ words }) => words));
  return [...contentOf(wordsOf(phrase))].some((word) => position.has(word));
}

/** Sentences within which an ending stands, however much follows it. */
const WITHIN = 8;

/** “Do you like onions?” asks, and calls for nothing. */
const wondering = /^(?:do|have) (?:you|they|we|i)\b/iu;

/** Where an argument is brought to its end before its last sentences, and what follows there. */
export function saidEarly(
  text: StudentText,
): { ending: Sentence; after: readonly Sentence[] } | undefined {
  const last = endingOf(text, WITHIN);
  const at = last.findLastIndex((one) => {
    const words = meant(one);
    return ends.test(words) && claim.test(words) && comesBack(text, one.text);
  });
  const ending = last[at];
  const after = last.slice(at + 1);
  const isSaidAgain = after.some((one) => {
    const words = meant(one).replace(wondering, ' ');
    return claim.test(words) || callsFor(words);
  });
  return ending === undefined || after.length === 0 || isSaidAgain ? undefined : { ending, after };
}

/** “So that is why we should have a bell”: with these words the end begins. */
const ends =
  /^\W*(?:(?:so|and|now),? )*(?:in conclusion|to conclude|to sum up|(?:that|this)(?: is|['’]?s) why|these are (?:the|my|all (?:the|my)) reasons|therefore|for (?:all )?these reasons|as you can see)\b/iu;
