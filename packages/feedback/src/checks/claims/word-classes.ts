import { isCommandVerb } from '../../language/kinds-of-words/command-verbs.ts';
import { describing } from '../../language/kinds-of-words/describing-words.ts';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { isStrongVerb } from '../../language/kinds-of-words/vivid-words.ts';
import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import type { Word } from '../../text/student-text.ts';
import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const one = String.raw`[“‘]([\p{L}’'-]{2,30})[.,]?[”’](?!\p{L})`;
const kind = '(verb|adjective|adverb)';
/** “The adjective ‘dragged’”, “‘tiny’ is a strong verb”. */
const called: readonly RegExp[] = [
  new SparingPattern(String.raw`\b(?:the|your|an?)(?: [\p{L}-]+)? ${kind}[,:]? ${one}`, 'giu'),
  new SparingPattern(
    String.raw`(?<words>${one}),? (?:is|was) (?:such )?(?:an?|your|the)(?: [\p{L}-]+){0,2} ${kind}\b`,
    'giu',
  ),
];

/** Those that are also done: ‘to warm’, ‘to smooth’. */
const alsoDone = /^(?:warm|wet|smooth|rough|flat|round|square|thin|muddy|dusty)$/u;

/** Ends as no verb does; ‘quickly’ is ‘quick’ with an ending. */
function isSurelyNoVerb(lower: string): boolean {
  if (describing.has(lower)) return !alsoDone.test(lower) && !/(?:ed|en|t)$/u.test(lower);
  if (/.{3}(?:ous|ful|less)$/u.test(lower)) return isInDictionary(lower);
  return /.{4}ly$/u.test(lower) && isInDictionary(lower.slice(0, -2));
}

/** As adjectives, these begin sentences, too. */
const alsoDescribes =
  /^(?:clean|clear|close|cool|dry|open|slow|warm|double|level|light|free|empty)$/u;
const subject = /^(?:i|he|she|we|they|who)$/u;

/** Does a deed wherever it stands: after ‘she’, or at the start of a step. */
function isSurelyVerb(lower: string, words: readonly Word[]): boolean {
  const places = words.flatMap((word, i) => (word.lower === lower ? [i] : []));
  return (
    places.length > 0 &&
    places.every((at) => {
      const [word, before] = [words[at], words[at - 1]];
      if (word?.first === true) return isCommandVerb(lower) && !alsoDescribes.test(lower);
      return (isPastDeed(lower) || isStrongVerb(lower)) && subject.test(before?.lower ?? '');
    })
  );
}

/** Whether a comment calls a word of the text a verb, an adjective or an adverb, which it surely isn’t. */
export function isOfAnotherClass(comment: string, { asRead }: Source): boolean {
  if (!/verb|adjective/iu.test(comment)) return false;
  const claims = called.flatMap((claim, i) =>
    matchesIn(comment, claim).map((found) =>
      i === 0
        ? { label: found[1] ?? '', word: found[2] ?? '' }
        : { label: found[3] ?? '', word: found[2] ?? '' },
    ),
  );
  return claims.some(({ label, word }) => {
    const lower = word.toLowerCase();
    const { words } = asRead();
    if (!words.some((written) => written.lower === lower)) return false;
    return label.toLowerCase() === 'verb' ? isSurelyNoVerb(lower) : isSurelyVerb(lower, words);
  });
}
