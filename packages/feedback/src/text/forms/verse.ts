import { spellsTitle } from './acrostic.ts';
import { isPoemAskedFor } from './asked-for-poem.ts';
import { bodyLines } from '../lines/body-lines.ts';
import { isEmptyLineBetween } from '../lines/empty-line.ts';
import { isFactFile } from './fact-file.ts';
import { isHaiku } from './haiku.ts';
import { endsSentence, hasEndWithin } from '../lines/line-ends.ts';
import { onceForEach } from '../remembered.ts';
import type { StudentText } from '../student-text.ts';
import { countWords, lowerWords, type Span } from '../words.ts';

const FEWEST_LINES = 5;

/** A longer line is prose (words). */
const A_LINE = 9;

/** A line that runs on may be as long (words). */
const A_LONG_LINE = 14;

/** So many small letters at the beginning of a line are meant. */
const FEWEST_RUN_ON = 2;

/** This share of the lines is short, and this share has no end mark. */
const MOST = 0.8;
const OPEN = 0.5;

/** Lists, steps and headings are short lines too. */
const listed =
  /^\s*(?:\d|[-*•]|step\b)|\b(?:you need|ingredients|materials|equipment|method|steps)\b|:$/iu;

/** ‘My sea is different:’, within a sentence, heads no list. */
const goesOn = /^\p{Ll}(?:\P{Z}+\p{Z}+){3,}.*:$/u;

const isOpen = (line: Span): boolean => !endsSentence(line);

/** Fewer are enough where lines run on. */
const OPEN_RUN_ON = 1 / 3;

/** So many lines that begin small are meant; the others may then end sentences, or be longer. */
const MANY_RUN_ON = 5;

/** In as many, prose was only broken into lines. */
const END_WITHIN = 1 / 4;

const beginsSmall = ({ text }: Span): boolean => /^\p{Ll}/u.test(text);

/** Whether a line begins small where the one before runs on into it, and nowhere else. */
function runsOn(body: readonly Span[]): boolean {
  const small = body.filter(beginsSmall);
  return (
    small.length >= FEWEST_RUN_ON &&
    small.every((line) => {
      const before = body[body.indexOf(line) - 1];
      return before !== undefined && isOpen(before);
    }) &&
    body.every(({ text }) => countWords(text) <= A_LONG_LINE && !/[.!?] +\p{Ll}/u.test(text))
  );
}

/** Lines that rhyme may be longer, as in a ballad, if there are so many; and most of them do rhyme. */
const FEWEST_RHYMED = 6;
const RHYMED = 0.6;

/** The last vowels of a line and what follows them; endings of verbs and such are alike everywhere. */
function rimeOf({ text }: Span): { word: string; rime: string } {
  const word = lowerWords(text).at(-1) ?? '';
  const rime = /[aeiou]{1,4}[^aeiou]{0,4}e?$/u.exec(word)?.[0] ?? '';
  return { word, rime: /^(?:ing|ed|er|es)$/u.test(rime) ? '' : rime };
}

/** Whether most lines rhyme with one right by, or one further, and none is too long. */
function rhymesThroughout(body: readonly Span[]): boolean {
  if (body.length < FEWEST_RHYMED || body.some(({ text }) => countWords(text) > A_LONG_LINE))
    return false;
  const ends = body.map(rimeOf);
  const rhymed = ends.filter(({ word, rime }, i) =>
    [ends[i - 2], ends[i - 1], ends[i + 1], ends[i + 2]].some(
      (other) => rime !== '' && other?.rime === rime && other.word !== word,
    ),
  );
  return rhymed.length >= body.length * RHYMED;
}

/** A first line with more words, and no gap below it, may be a line of the poem. */
const LONGEST_ABOVE = 3;

/** Without its title. */
function linesOfPoem(text: StudentText): readonly Span[] {
  const { lines, title } = text;
  const [, second] = lines;
  if (title === null || second === undefined) return lines;
  const isLine = !isEmptyLineBetween(text, title, second) && countWords(title.text) > LONGEST_ABOVE;
  return isLine ? lines : bodyLines(text);
}

/** Where a poem was asked for, each line may be a sentence, if none holds two of them. */
const FEWEST_SENTENCES = 4;

const isLinePoem = (text: StudentText, body: readonly Span[]): boolean =>
  isPoemAskedFor(text) &&
  body.length >= FEWEST_SENTENCES &&
  body.every((line) => countWords(line.text) <= A_LONG_LINE) &&
  body.filter(hasEndWithin).length < body.length * END_WITHIN;

/** Whether the lines are those of a poem: where they end is no slip, and neither is how they begin. */
export const isVerse = onceForEach((text: StudentText): boolean => {
  const { lines, turns, nameLines } = text;
  if (nameLines !== undefined) return true;
  if (turns.length > 0) return false;
  const body = linesOfPoem(text);
  if (spellsTitle(lines) || isHaiku(body) || isLinePoem(text, body)) return true;
  if (
    body.length < FEWEST_LINES ||
    body.some(({ text }) => listed.test(text) && !goesOn.test(text))
  )
    return false;
  const share = (is: (line: Span) => boolean) => body.filter(is).length / body.length;
  const short = share(({ text }) => countWords(text) <= A_LINE);
  if (share(hasEndWithin) >= END_WITHIN || isFactFile(body)) return false;
  if (rhymesThroughout(body)) return true;
  const open = share(isOpen);
  if (open >= OPEN) return short >= MOST || (short >= OPEN && runsOn(body));
  const isMany = body.filter(beginsSmall).length >= MANY_RUN_ON;
  return (isMany ? short >= OPEN : open >= OPEN_RUN_ON && short >= MOST) && runsOn(body);
});
