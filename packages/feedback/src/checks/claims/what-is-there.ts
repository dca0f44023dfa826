import { describing } from '../../language/kinds-of-words/describing-words.ts';
import { closingArgument } from '../../rules/structure/endings/closing-argument.ts';
import { closingCall } from '../../rules/structure/endings/closing-call.ts';
import { closingStatement } from '../../rules/structure/endings/closing-statement.ts';
import { personalEnding } from '../../rules/structure/endings/personal/personal-ending.ts';
import { settledEnding } from '../../rules/structure/endings/settled-ending.ts';
import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { lowerWords } from '../../text/words.ts';
import { FAREWELL, greets } from '../../text/meaning/letter-words.ts';
import { hasSimile } from './comparisons.ts';
import { times } from './counts/times.ts';
import { hasHeadings } from './has-headings.ts';
import { hasParagraphs } from './has-paragraphs.ts';
import { hasTitle } from './has-title.ts';
import type { Source } from './source.ts';
import { hasWords, type Thing } from './things.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** Some English words are kupu, too: “he”, “one”, “mate”. */
export const hasKupu = ({ normalised }: Source): boolean =>
  lowerWords(normalised.original).some(
    (word) => isTeReo(word) && (word.length > 4 || !isInDictionary(word)),
  );

export const isSpeechThere = ({ asRead }: Source): boolean => asRead().speech.length > 0;

/** Once may be by chance. */
const FEWEST = 2;

const hasSome =
  (pattern: RegExp) =>
  ({ normalised }: Source): boolean =>
    times(pattern, normalised.original) >= FEWEST;

const timeWords = String.raw`first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after (?:that|a while|lunch)|later|finally|last of all|lastly|at last|suddenly|meanwhile|afterwards`;
const joiningWords = String.raw`because|so|but|although|however|therefore|while|when|if|also|unless`;

const endings = [closingArgument, closingCall, closingStatement, personalEnding, settledEnding];

/** What a last sentence tells of afterwards, or of all of it. */
const after = new SparingPattern(
  /\b(?:from (?:then|that (?:day|night|moment)) on|ever since|ever after|never (?:\p{L}+ ){1,4}again|the end|in conclusion|to conclude|to sum up|to this day|(?:drove|went|got|came|walked) (?:back )?home|still (?:dream|remember|think)|the best \p{L}+ (?:ever|of))\b/iu,
);

export const isEnded = ({ asRead }: Source): boolean =>
  asRead()
    .sentences.slice(-2)
    .some(({ text }) => after.test(text)) ||
  endings.some((rule) => rule.find(asRead()).some(({ kind }) => kind === 'strength'));

/** What a comment may say that a text has none of. */
export const nameable: readonly Thing[] = [
  { thing: 'capitals?(?: letters?)?', isThere: hasWords(/\p{Lu}\p{Ll}/u) },
  { thing: 'full stops?', isThere: hasWords(/\p{Ll}\.(?:\s|["”’')]|$)/u) },
  { thing: 'commas?', isThere: hasWords(/\p{L},\s/u) },
  { thing: 'question marks?', isThere: hasWords(/\?/u) },
  { thing: '(?:rhetorical )?questions?', isThere: hasWords(/\?/u) },
  { thing: 'exclamation marks?', isThere: hasWords(/!/u) },
  { thing: 'apostrophes?', isThere: hasWords(/\p{L}['’]\p{L}/u) },
  {
    thing: '(?:speech|talking|quotation) marks?|(?:direct )?speech|dialogue|talking|conversations?',
    isThere: isSpeechThere,
  },
  { thing: 'macrons?', isThere: hasWords(/[āēīōū]/iu) },
  { thing: '(?:numbers?|figures|digits)', isThere: hasWords(/\d/u) },
  {
    thing: 'measurements?',
    isThere: hasWords(
      /\d ?(?:mm|cm|km|m|kg|g|ml|l|°C|%|(?:centi|kilo|milli)?(?:metre|gram|litre)s?|degrees|minutes|hours|years)\b/u,
    ),
  },
  { thing: 'examples?', isThere: hasWords(/\bfor (?:example|instance)\b|\bsuch as\b/iu) },
  { thing: 'paragraphs?', isThere: hasParagraphs },
  { thing: '(?:sub-?)?headings?', isThere: hasHeadings },
  {
    thing: '(?:similes?|comparisons?)',
    isThere: ({ normalised }) => hasSimile(normalised.original),
  },
  {
    thing: '(?:sounds?|noises?)',
    isThere: hasWords(
      /\b(?:whistl|hiss|crunch|bang(?:s|ed|ing)|crash|roar|squeak|buzz|splash|thud|screech|rustl|rumbl|howl|growl|crackl|sizzl|clang|creak|rattl|thump)\p{L}*/iu,
    ),
  },
  { thing: 'smells?', isThere: hasWords(/\b(?:smel[lt]|stink|stank|scent)/iu) },
  {
    thing: '(?:adjectives?|describing words?)',
    isThere: ({ asRead }) => asRead().words.filter(({ lower }) => describing.has(lower)).length > 1,
  },
  {
    thing: '(?:time|order|sequence|sequencing) (?:words?|connectives?)',
    isThere: hasSome(new SparingPattern(String.raw`\b(?:${timeWords})\b`, 'giu')),
  },
  {
    thing: '(?:linking|joining|connecting) words?|connectives?|conjunctions?',
    isThere: hasSome(new SparingPattern(String.raw`\b(?:${timeWords}|${joiningWords})\b`, 'giu')),
  },
  {
    thing: '(?:te reo(?: m[aā]ori)?(?: words?)?|m[aā]ori words?|kupu)',
    isThere: hasKupu,
  },
  { thing: '(?:endings?|conclusions?)', isThere: isEnded },
  { thing: 'titles?', isThere: hasTitle },
  { thing: 'greetings?', isThere: ({ normalised }) => greets.test(normalised.original) },
  {
    thing: '(?:sign-?off|closing|farewell)',
    isThere: hasWords(
      new SparingPattern(String.raw`\n\W*${FAREWELL}[^\n]{0,40}(?:\n[^\n]{0,40})?\s*$`, 'iu'),
    ),
  },
];
