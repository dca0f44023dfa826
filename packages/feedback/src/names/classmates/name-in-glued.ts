import { isFamiliar } from '../../reading/familiar-words.ts';
import { remembered } from '../../text/remembered.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNearWord } from '../misspelt/misspelt-words.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import type { Roster } from '../class-list/roster.ts';
import { functionWords } from '../words/word-classes.ts';
import { wordSet } from '../../text/word-set.ts';

/** Shorter names are in other words by chance (letters). */
const LETTERS_OF_A_NAME = 4;
const FEWEST_LETTERS = 7;
/** Whoever leaves out more spaces than that writes no words (letters). */
const MOST_LETTERS = 80;
const LONGEST_WORD = 12;

const MOST_KEPT = 20_000;

/** Words of user names alone. */
const inUserNames = wordSet('mr mrs ms xx yt tv ttv nz gaming gamer official irl');

const isWord = remembered(MOST_KEPT, (letters) =>
  letters.length === 1
    ? /^[ai]$/u.test(letters)
    : functionWords.has(letters) ||
      inUserNames.has(letters) ||
      (letters.length > 2 && isFamiliar(letters)),
);

const told =
  /^(?:(?:go|team|with|iam|im|meand|happybirthday|myfriend|(?:i|we)(?:love|luv|like|hate|miss))(?<after>\p{L}{3,})|(?<before>\p{L}{3,}?)(?:andme|nme|said|forever|s(?:house|mum|dad|birthday|bday)|rocks|rules|is(?:so|the)?(?:cool|best|awesome)))$/u;

/** Teamivy, ilovesky, markrocks, zoeandme: even short names and words are meant as names. */
function nameTold(letters: string, { words }: Roster): string | undefined {
  const { after, before = after } = told.exec(letters)?.groups ?? {};
  return before === undefined || functionWords.has(before) ? undefined : words.get(before);
}

/** After a name, where a child has left out the space. */
const running = /(?:and|said|was|went|has)$/u;

/** “Toobyand me went”: a name as it sounds, with the next word. */
export function heardInGlued(letters: string, { near }: Roster): string | undefined {
  const name = letters.replace(running, '');
  if (name === letters || name.length < LETTERS_OF_A_NAME || letters.length > MOST_LETTERS)
    return undefined;
  if ([letters, name].some((one) => isKnownWord(one) || isNearWord(one))) return undefined;
  return near.nearJoined(name) ?? near.heardRoughly(name);
}

/** The name in words without spaces between them: sodanielsaid. All the rest must be words. */
export function nameInGlued(letters: string, roster: Roster): string | undefined {
  if (letters.length > MOST_LETTERS || isKnownWord(letters) || isPlaceOrBrand(letters))
    return undefined;
  const name = nameTold(letters, roster);
  if (name !== undefined || letters.length < FEWEST_LETTERS) return name;
  const names = namesWithin(letters, roster);
  if (names.length === 0) return undefined;
  const begun = endsOfWords(letters, 0);
  if (begun.has(letters.length)) return undefined;
  const found = names.find(
    ({ name, start }) => begun.has(start) && start !== 1 && isEnded(letters, start + name.length),
  );
  return found && roster.words.get(found.name);
}

function namesWithin(letters: string, { words, openings }: Roster) {
  const found: { name: string; start: number }[] = [];
  for (let start = 0; start + LETTERS_OF_A_NAME <= letters.length; start++)
    for (let end = start + 1; end <= letters.length; end++) {
      const name = letters.slice(start, end);
      if (!openings.has(name)) break;
      if (name.length < LETTERS_OF_A_NAME || !words.has(name) || isKnownWord(name)) continue;
      found.push({ name, start });
    }
  return found;
}

/** Where words end that follow one another from here on. */
function endsOfWords(letters: string, from: number): ReadonlySet<number> {
  const ends = new Set([from]);
  for (let start = from; start < letters.length; start++) {
    if (!ends.has(start)) continue;
    for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST_WORD); end++)
      if (isWord(letters.slice(start, end))) ends.add(end);
  }
  return ends;
}

/** Whether words follow the name, or its s does first; no single letter: am-Eric-a. */
function isEnded(letters: string, end: number): boolean {
  const from = letters.startsWith('s', end) ? [end, end + 1] : [end];
  return from.some((at) => {
    const left = letters.length - at;
    return left === 0 || (left > 1 && endsOfWords(letters, at).has(letters.length));
  });
}
