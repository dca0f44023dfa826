import type { Sentence, Word } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { wordSet } from '../../../text/word-set.ts';

/** A clause may begin after these. */
const joining = wordSet(
  'and but so or because when whenever while if that than as who which whose where wherever until till unless after before though although since once how what why like think thinks thought know knows knew hope hopes hoped say says said see saw felt feel wish sure glad believe means meant time way day thing things all every everything something much makes make made let lets help helped',
);

const subject = /^(?:i|we|he|she|they|i'm|we're|they're|he's|she's|it's|there's|that's)$/u;
const either = /^(?:there|this|that|these|those|everyone|everybody|nobody|someone)$/u;

/** After a comma, what goes on with the sentence. */
const goingOn =
  /^[,;:]? ?(?:and|but|so|which|who|because|or|where|when|while|although|though|if|as|not|just|even|with|without|especially|like|including)\b/iu;

/** After ‘it’ and ‘you’ as what something is done to. */
const afterObject = wordSet(
  'in on up out off to with at for from of by over under into through back down away again and but so or because when while if until before after all as about around along there here too slowly quickly',
);

const isSubject = (words: readonly Word[], i: number): boolean => {
  const [lower, next] = [words[i]?.lower ?? '', words[i + 1]];
  if (subject.test(lower)) return true;
  if (lower === 'it' || lower === 'you') return next !== undefined && !afterObject.has(next.lower);
  return either.test(lower) && next !== undefined && isVerb(next, i + 1, words);
};

/** “There was a boy his name is Leo.” */
const owned =
  /(?<!\b(?:and|but|so|or|because|when|that|if|as|than|where|until|while|after|before|how|what|think|know)) (?:his|her|my|our|their|its) \p{L}+ (?:is|was|are|were)\b/iu;

/** Whether each clause of a sentence hangs on the one before by a word that joins them. */
export function isTied({ words, text, start }: Sentence): boolean {
  const isJoined = words.every(
    (_, i) =>
      i === 0 ||
      !isSubject(words, i) ||
      joining.has(words[i - 1]?.lower ?? '') ||
      isAside(words, i),
  );
  const hasLooseComma = [...text.matchAll(/[,;:–—]/gu)].some(
    ({ index }) => index > (words[3]?.end ?? 0) - start && !goingOn.test(text.slice(index)),
  );
  return isJoined && !hasLooseComma && !owned.test(text);
}

/** “In the morning I woke”, “On Friday we swam”: what comes before the first clause has no verb. */
const isAside = (words: readonly Word[], i: number): boolean => {
  const from = Math.max(
    0,
    words.slice(0, i).findLastIndex(({ lower }) => joining.has(lower)),
  );
  const before = words.slice(from, i);
  return !before.some((word, at, some) => isVerb(word, at, some) || isSubject(some, at));
};
