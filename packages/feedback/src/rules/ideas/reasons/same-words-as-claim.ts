import { lowerWords } from '../../../text/words.ts';

/** Words that carry no reason by themselves. */
const slight = new Set(
  "i we you he she it they them us me him her is are was were am be being been do does did the a an so very really just to of and also all always too that this these those my your our their its they're it's can will would should have has had than more".split(
    ' ',
  ),
);

const stemOf = (word: string): string =>
  word.replace(/['’]s$/u, '').replace(/(?<=\p{L}{3})(?:e?s|ed|ing)$/u, '');

/** Whether what follows ‘because’ only says the claim again: “Dogs are better because they are better”. */
export function repeatsClaim(words: string): boolean {
  const [claim, reason] = words.split(/\b(?:because|becos|cos)\b/iu);
  if (claim === undefined || reason === undefined) return false;
  const said = new Set(lowerWords(claim).map(stemOf));
  const telling = lowerWords(reason).filter((word) => !slight.has(word.replace(/’/gu, "'")));
  return telling.every((word) => said.has(stemOf(word)));
}
