import type { Roster } from '../class-list/roster.ts';
import type { Stretch } from '../letters/named-runs.ts';
import { lettersOfAlphabet } from './alphabets.ts';
import { isHangul, namesWithinKorean } from './hangul.ts';
import { lettersOfIndia, ofIndia } from './indic.ts';
import { keysOfName, keysWithoutVowels, keysWithVowels } from './script-keys.ts';
import { soundTable } from './sound-table.ts';

const scripts =
  String.raw`\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Hangul}` +
  ofIndia.source.slice(1, -1);
/** A quicker test: hardly any text has such letters. */
const hasScript = new RegExp(`[${scripts}]`, 'u');
/** None within a word of ours, where one letter of another script is a disguise. */
const stretches = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{M}])[${scripts}][${scripts}\p{M}\p{Default_Ignorable_Code_Point}]+(?!\p{Script=Latin})`,
  'gu',
);
const MOST_CHARACTERS = 40;

const withoutVowels = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const namesIn = soundTable(({ listed }) => listed, keysOfName);

function keysOf(word: string): string[] {
  if (ofIndia.test(word)) return keysWithVowels(lettersOfIndia(word));
  const keys = withoutVowels.test(word) ? keysWithoutVowels : keysWithVowels;
  return keys(lettersOfAlphabet(word));
}

interface Reading {
  from: number;
  to: number;
  keys: readonly string[];
}

const readingsOf = (word: string): Reading[] =>
  isHangul(word)
    ? namesWithinKorean(word).map(({ from, to, letters }) => ({
        from,
        to,
        keys: keysWithVowels(letters),
      }))
    : [{ from: 0, to: word.length, keys: keysOf(word) }];

/**
 * Names of the class in the letters of another language, known by their sounds: 민준이는, प्रिया, محمد.
 * Han characters don't tell how they sound.
 */
export function namesInScripts(text: string, roster: Roster): Stretch[] {
  if (!hasScript.test(text)) return [];
  const names = namesIn(roster);
  return Array.from(text.matchAll(stretches)).flatMap(({ 0: word, index }) => {
    if (word.length > MOST_CHARACTERS) return [];
    for (const { from, to, keys } of readingsOf(word)) {
      const key = keys.map((one) => names.get(one)).find((one) => one !== undefined);
      if (key !== undefined) return [{ key, start: index + from, end: index + to }];
    }
    return [];
  });
}
