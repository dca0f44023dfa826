/**
 * The first `length` words of each sentence that has as many, in order; lines and quotation marks
 * end sentences too.
 */
export function phrases(text: string, length: number): string[] {
  return text
    .split(/[.!?\n“”"]+/)
    .flatMap((sentence) => {
      const words = sentence.trim().split(/\s+/).filter(Boolean);
      return words.length < length ? [] : [words.slice(0, length).join(' ')];
    })
    .map((phrase) => phrase.replace(/[,;:]+$/, ''));
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** One wrong letter: near enough to be matched, but not what the student wrote. */
export function misquote(phrase: string): string {
  const middle = Math.floor(phrase.length / 2);
  const at = phrase.slice(middle).search(/[a-z]/);
  const position = at === -1 ? 0 : middle + at;
  const letter = phrase[position] === 'x' ? 'z' : 'x';
  return phrase.slice(0, position) + letter + phrase.slice(position + 1);
}
