import { oneEditAway } from '../../language/spelling/near-words.ts';
import { givenNames } from '../../names/words/given-names.ts';
import { isKnownWord, LONGEST_WORD } from '../../names/words/known-words.ts';
import { titles } from '../../names/words/people-and-places.ts';
import { plainLetters } from '../../names/letters/plain-letters.ts';
import { isStandInName } from '../../names/stand-ins/stand-in-names.ts';
import { GREETING } from '../../text/meaning/letter-words.ts';
import { lowerWords } from '../../text/words.ts';
import type { CheckedAgainst } from '../checked-against.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]*\.?`;
const blank = String.raw`[\[{<\(][^\]\}>\)]{1,40}[\]\}>\)]`;

const greeting = new SparingPattern(`^${GREETING},? `, 'iu');

const greeted = new SparingPattern(
  String.raw`^(${blank}|${name}(?: (?!I\b)${name}){0,3})(\s*[!,.:]|(?=\s*[–—]|$|\s+\p{Ll}|\s+[“I]))`,
  'u',
);

const toAll = /^(?:koutou|katoa|everyone|class|team|again)$/iu;

/** A comment that greets somebody else, or a blank, greets the student instead. */
export function greetingHer(comment: string, studentName: string): string {
  const [hello = ''] = greeting.exec(comment) ?? [];
  if (hello === '') return comment;
  const [whole, who = '', stop = ''] = greeted.exec(comment.slice(hello.length)) ?? [];
  const [first = ''] = who.split(' ');
  const letters = plainLetters(first);
  const hers = new Set(lowerWords(studentName).map(plainLetters));
  if (whole === undefined || hers.size === 0 || hers.has(letters) || toAll.test(first))
    return comment;
  // “Kia ora, You …” and “Kia ora Your …” greet nobody.
  const mayBeNobody = (hello.endsWith(', ') || stop === '') && !/^[[{<(]/u.test(who);
  if (mayBeNobody && isKnownWord(letters) && !titles.has(letters)) return comment;
  return `${hello}${studentName}${comment.slice(hello.length + who.length)}`;
}

const person = '(?:student|child|pupil|learner|teacher|classmate|friend|writer|author)';

/** A blank that nobody has filled in; “[feeling]” in a frame for a sentence is for the student. */
const blanks: readonly RegExp[] = [
  new SparingPattern(
    String.raw`[\[<][ _]*(?:(?:the|your|insert|add|enter) )*(?:${person}(?:['’]?s)?(?:[ _-]?(?:first )?name)?|(?:first |full |real )?names?(?: here)?|(?:email|link|phone|address) ?\d*)[ _]*[\]>]`,
    'iu',
  ),
  /\[[A-Z]{2,}(?:[_ ][A-Z]+)+\]/u,
  /\{[^{}]{0,60}\}/u,
];

export const hasBlank = (own: string): boolean => blanks.some((one) => one.test(own));

const capitalised = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;

const withoutEnding = (word: string): string => word.replace(/['’]s?$/u, '');

/** Shorter stand-ins are one letter away from many a name. */
const LETTERS_OF_A_SLIP = 4;

const beginningsOf = (letters: string): string[] =>
  Array.from({ length: letters.length }, (_, i) => letters.slice(0, i + 1));

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  [word, `${word}'s`, `${word}’s`].some((one) => words.has(one));

type Known = Pick<CheckedAgainst, 'standIns' | 'studentName' | 'source' | 'criteria'>;

/** Whether words name somebody who isn't in the text, or have a stand-in that came back changed. */
export function hasWrongName(own: string, against: Known): boolean {
  const { standIns, studentName, source, criteria = [] } = against;
  const given = new Set(
    standIns.map(plainLetters).filter((one) => one.length >= LETTERS_OF_A_SLIP),
  );
  const isChanged = (letters: string) =>
    beginningsOf(letters).some((one) => given.has(one)) ||
    (letters.length >= LETTERS_OF_A_SLIP - 1 &&
      oneEditAway(letters).some((near) => given.has(near)));
  const isWrong = (letters: string) =>
    letters.length <= LONGEST_WORD &&
    !isKnownWord(letters) &&
    (isStandInName(letters) || givenNames.has(letters) || isChanged(letters));
  const words = new Set(Array.from(own.matchAll(capitalised), ([word]) => withoutEnding(word)));
  const elsewhere = [...words].filter((word) => !isIn(source.words, word.toLowerCase()));
  const wrong = new Set(elsewhere.map(plainLetters).filter(isWrong));
  if (wrong.size === 0) return false;
  const known = [...lowerWords([studentName, ...criteria].join(' ')), ...source.words];
  for (const word of known) wrong.delete(plainLetters(withoutEnding(word)));
  return wrong.size > 0;
}
