import { NAME_BLANK } from '@second-draft/contract';
import { givenNames, wordNames } from '../names/words/given-names.ts';
import { plainLetters } from '../names/letters/plain-letters.ts';
import { isEnglish } from '../names/words/known-words.ts';
import { wordSet } from '../text/word-set.ts';

const praise = String.raw`(?:nice|great|good|awesome|super|lovely|amazing) (?:work|job|effort|start|one|writing)`;
const greeting = String.raw`(?:kia ora(?: an[oō])?|hi|hello|hey|dear|m[oō]rena|t[eē]n[aā] koe|ka ?pai|tino pai|haere mai|ka rawe|tumeke|well done|congratulations|thanks|thank you|bravo|${praise})`;

/** Where a sentence begins: “Kia ora e Storm!”, “Ka pai, Hope.”, “Whetu, you made me laugh.” */
const beginning = new RegExp(
  String.raw`(?<=^|[.!?]["”’]? |\n)(${greeting},? (?:e )?)?((?:Te )?\p{L}[\p{L}\p{M}'’-]{1,40})(?=(, (?:you|your|i)(?![\p{L}\p{M}])|!)|[,.?:]|\n|$)`,
  'giu',
);

/** “Brilliant, Hope!”, “Tino pai tō mahi, Kauri.”; not who signs the note. */
const ending =
  /(?<=\p{L}, (?:e )?)(?<!\b(?:mihi|arohanui|love|regards|wishes|cheers|thanks|from), )(?:Te )?\p{Lu}[\p{L}\p{M}'’-]{1,40}(?=[.!?](?:\s|$))/gu;

/** Kupu that open a note. */
const openers = wordSet('ae kao kati rawe pai tumeke morena ataahua harikoa mihi whanau tamariki');

/** Whether a word may be a name: an English word is one only if many have it for a name. */
function mayBeName(word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  const letters = plainLetters(word.replace(/^Te /u, ''));
  if (givenNames.has(letters) || wordNames.has(letters)) return true;
  return !isEnglish(letters) && !openers.has(letters);
}

/**
 * A teacher's note with a blank for whoever it speaks to: a student of another class, whom no list
 * at hand knows.
 */
export const withoutAddressee = (note: string): string =>
  note
    .replace(
      beginning,
      (whole, greeted: string | undefined, word: string, toHer: string | undefined) =>
        (greeted !== undefined || toHer !== undefined) && mayBeName(word)
          ? `${greeted ?? ''}${NAME_BLANK}`
          : whole,
    )
    .replace(ending, (word) => (mayBeName(word) ? NAME_BLANK : word));
