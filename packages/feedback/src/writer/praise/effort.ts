import { isNoEnglish } from '../../language/spelling/english.ts';
import { misspellingsOf } from '../../language/spelling/spelling.ts';
import { withoutPause } from '../../text/marks/end-marks.ts';
import { GREETING } from '../../text/meaning/letter-words.ts';
import { endingOf } from '../../text/lines/parts.ts';
import { closingPhrase, openingPhrase } from '../../text/phrase.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { isVerse } from '../../text/forms/verse.ts';
import { grim } from '../../language/kinds-of-words/grim.ts';
import { overlaps } from '../wording/plan.ts';
import { toldIdea } from './told-idea.ts';

/** A text with fewer words is a start. */
const A_START = 25;

/** Longer words from both ends leave no room for a next step (words). */
const MOST_IN_ALL = 18;

export interface Effort {
  comments: readonly string[];
  quotation: readonly string[];
}

/** Fewer last words are where a text broke off (words). */
const FEWEST_LAST = 3;

/**
 * What can truthfully be said of a text in which no rule has found anything to praise: how it begins
 * and ends, unless that is `taken`; else thanks. It names no count: if children leave out full
 * stops, no two readers count sentences alike. It tells of no interest or delight: plain words may
 * have raised none.
 */
export function effortOf(text: StudentText, taken: readonly string[]): Effort {
  if (isNoEnglish(text.words)) return thanksFor(text);
  if (isVerse(text)) return ofPoem(text, taken);
  if (text.words.length < A_START) return ofStart(text, taken);
  if (isHardToQuote(text)) return ofStart(text, taken);
  const free = (phrases: readonly string[]) => phrases.find((one) => !overlaps(one, taken));
  const ends = endsOf(text);
  const first = free(ends.first);
  const last = free(ends.last);
  if (first === undefined) return { comments: thanks, quotation: [] };
  const isBrief = last !== undefined && countWords(first) + countWords(last) <= MOST_IN_ALL;
  return !isBrief || overlaps(first, [last])
    ? { comments: begun(first), quotation: [first] }
    : { comments: throughout(first, last), quotation: [first, last] };
}

/** The same without any of its words, where they may be misspelt. */
export const thanksFor = ({ words }: StudentText): Effort => ({
  comments: isNoEnglish(words) ? shared : words.length < A_START ? started : thanks,
  quotation: [],
});

/** What each try at a feedback may quote. */
const endsOf = onceForEach((text: StudentText) => ({
  first: openingPhrase(text, firstSaid(text)),
  last: closingPhrase(text, endingOf(text, 1)[0]).filter((one) => isWhole(one) && !grim.test(one)),
}));

/** A poem may be as short as its writer likes. */
function ofPoem({ lines, title }: StudentText, taken: readonly string[]): Effort {
  const line = lines.find((one) => one !== title && !overlaps(one.text, taken));
  const words = withoutPause(line?.text ?? '');
  return /["“”]/u.test(words) || words === ''
    ? { comments: thanks, quotation: [] }
    : { comments: lined(words), quotation: [words] };
}

function ofStart(text: StudentText, taken: readonly string[]): Effort {
  const idea = toldIdea(text, (words) => !overlaps(words, taken));
  return idea === null
    ? { comments: text.words.length < A_START ? started : thanks, quotation: [] }
    : { comments: idea.isDeed ? deed(idea.words) : told(idea.words), quotation: [idea.words] };
}

/** In a brief text that runs on, or is spelt as it sounds, where it begins and ends says little. */
const BRIEF = 60;
const isHardToQuote = (text: StudentText): boolean =>
  text.turns.length === 0 &&
  text.words.length < BRIEF &&
  (text.sentences.length <= 2 || misspellingsOf(text).length * MISSPELT >= text.words.length);

/** One word in so many. */
const MISSPELT = 12;

/** After a title and a greeting; in a playscript, after the cast, the scene and what to do. */
const firstSaid = (text: StudentText): Sentence | undefined =>
  proseOf(text).find(
    (one) =>
      one.start >= (text.turns[0]?.start ?? 0) && !notSaid.test(one.text) && !grim.test(one.text),
  );
const notSaid = new RegExp(String.raw`^[([]|^${GREETING}(?!\p{L})[^.!?]{0,40}[,!.]?$`, 'iu');

const isWhole = (phrase: string): boolean => countWords(phrase) >= FEWEST_LAST;

const started = [
  'Thank you for sharing this. You have made a start.',
  'You have begun, and that is often the hardest part.',
];

const deed = (words: string): string[] => [
  `You tell what happened: “${words}”.`,
  `You put what happened into words: “${words}”.`,
];

const told = (words: string): string[] => [
  `You have something to tell, and you put it into words: “${words}”.`,
  `You tell your reader something here: “${words}”.`,
];

const lined = (words: string): string[] => [
  `You put your idea into lines, such as “${words}”.`,
  `You gave each part of your poem its own line: “${words}” is one of them.`,
];

/** What the rules can't read may be anything, so nothing is said of what is in it. */
const shared = ['Thank you for sharing your writing with me.', 'Thank you for showing me this.'];

const thanks = [
  'Thank you for sharing your ideas with me.',
  'You kept going, and I have read all that you had to say.',
  'I have read your ideas, and there is plenty here to build on.',
];

/** No greeting and no “the end” makes these wrong. */
const begun = (first: string): string[] => [
  `You wrote “${first}” and kept going.`,
  `I read “${first}”, and all that comes after it.`,
  `After “${first}”, you found more to say.`,
];

const throughout = (first: string, last: string): string[] => [
  `I read “${first}”, “${last}” and every word between them.`,
  `You kept going from “${first}” right through to “${last}”.`,
  `From “${first}” to “${last}”, you had something to tell.`,
];
