import type { SkillId } from '@second-draft/contract';
import { tellsOfSounds } from '../../../language/kinds-of-words/sense-words.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { lowerWords } from '../../../text/words.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { alliterationsIn } from './alliterations-in.ts';
import { mayRhyme } from './may-rhyme.ts';
import { mayHear } from './sense-signs.ts';
import { timeWordsIn } from './time-words-in.ts';

/** A way of writing that a task asks for. */
export interface Craft {
  /** What it is called, for one and for several. */
  one: string;
  many: string;
  /** In the words of a task; the first group that matched says how many. */
  by: RegExp;
  /** How many are meant where the task gives no number. */
  fewest: number;
  /** How many a text may have at the most. */
  most(text: StudentText): number;
  skill: SkillId;
}

const number = String.raw`(two|three|four|five|six|seven|eight|[2-8])(?: or more)?`;

/** Not “no rhyme”, “doesn’t have to rhyme” or “alliteration in its name”. */
const unasked = String.raw`(?<!\b(?:no|not|n['’]t|without|avoid|need|have|of|name|title)\b[^.!?\n]{0,16})`;

/** Lines within which two ends are heard together. */
const NEAR = 4;

function rhymesIn(text: StudentText): number {
  if (!isVerse(text)) return NEAR;
  const ends = text.lines.map((line) => lowerWords(line.text).at(-1) ?? '');
  return ends.filter((end, i) => ends.slice(i + 1, i + 1 + NEAR).some((one) => mayRhyme(end, one)))
    .length;
}

/** Shorter stretches come back by chance (words). */
const STRETCH = 4;
const START = 2;

function repetitionsIn(text: StudentText): number {
  const words = text.words.map(({ lower }) => lower);
  const stretches = words
    .slice(0, Math.max(0, words.length - STRETCH + 1))
    .map((_, i) => words.slice(i, i + STRETCH).join(' '));
  const parts = isVerse(text) ? text.lines : text.sentences;
  const starts = parts.map((one) => lowerWords(one.text).slice(0, START).join(' '));
  const isRepeated = [stretches, starts].some((some) => new Set(some).size < some.length);
  return isRepeated ? 1 : 0;
}

/** Words for sounds, and those that no dictionary has, which may be sounds. */
const soundsIn = (text: StudentText): number =>
  new Set(
    text.words
      .filter((word) => tellsOfSounds.test(word.lower) || mayHear(word.lower) || !isRight(word))
      .map(({ lower }) => lower),
  ).size;

/** What tasks name most often. */
export const crafts: readonly Craft[] = [
  {
    one: 'alliteration',
    many: 'examples of alliteration',
    by: new RegExp(
      String.raw`${unasked}\b(?:${number} (?:examples? of |bits of |uses of )?)?alliterations?\b(?! in\b)(?: (?:at least )?${number} times)?`,
      'iu',
    ),
    fewest: 1,
    most: alliterationsIn,
    skill: 'sounds',
  },
  {
    one: 'a word that sounds like what it names',
    many: 'words that sound like what they name',
    by: new RegExp(
      String.raw`${unasked}\b${number} (?:examples? of |bits of )?(?:onomat\p{L}+|sound words)\b`,
      'iu',
    ),
    fewest: 1,
    most: soundsIn,
    skill: 'sounds',
  },
  {
    one: 'a time word',
    many: 'time words',
    by: new RegExp(
      String.raw`${unasked}\b(?:${number} )?(?:time (?:words?|connectives?|phrases?|markers?)|(?:words|connectives) (?:that show|for|to show) (?:the )?(?:time|order))\b|\bwords like ['"‘“]?first\b|\(['"‘“]?first\b`,
      'iu',
    ),
    fewest: 2,
    most: (text) => timeWordsIn(meant(text)),
    skill: 'timeConnectives',
  },
  {
    one: 'lines that rhyme',
    many: 'lines that rhyme',
    by: new RegExp(
      String.raw`${unasked}\b(?:rhyming|rhymes?|(?:must|should|to) rhyme)\b(?! or\b)`,
      'iu',
    ),
    fewest: 1,
    most: rhymesIn,
    skill: 'sounds',
  },
  {
    one: 'a line that comes back',
    many: 'lines that come back',
    by: /\brepeat(?:s|ed|ing)? (?:an?|one|the|your) (?:\p{L}+ ){0,2}(?:line|phrase|slogan|sentence)\b|\b(?:line|phrase|slogan|sentence) (?:that (?:is )?)?(?:\p{L}+ )?repeat(?:s|ed)\b|\brefrain\b/iu,
    fewest: 1,
    most: repetitionsIn,
    skill: 'sounds',
  },
];
