/** Pieces of the text of `length` words that lie within one line and sentence, in order. */
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

/** The phrase with one letter wrong: near enough to be mended, and not what the student wrote. */
export function misquote(phrase: string): string {
  const middle = Math.floor(phrase.length / 2);
  const at = phrase.slice(middle).search(/[a-z]/);
  const position = at === -1 ? 0 : middle + at;
  const letter = phrase[position] === 'x' ? 'z' : 'x';
  return phrase.slice(0, position) + letter + phrase.slice(position + 1);
}
