import { NAME_BLANK, QUOTE_BLANK } from '@second-draft/contract';

interface Named {
  firstName: string;
  fullName: string;
}

const QUOTED = /“[^“”]*”|"[^"\n]*"/gu;

const wholeWord = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'gu',
  );

/** A comment for any student: the name becomes a blank, and what is quoted of the text goes. */
export function withBlanks(text: string, { firstName, fullName }: Named): string {
  const names = [fullName, firstName].map((name) => name.normalize('NFC').trim());
  return names
    .filter((name) => name !== '')
    .reduce(
      (blanked, name) => blanked.replaceAll(wholeWord(name), NAME_BLANK),
      text.normalize('NFC').replaceAll(QUOTED, QUOTE_BLANK).trim(),
    );
}
