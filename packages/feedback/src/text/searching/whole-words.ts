/** Between two letters: within a word, or at its apostrophe. */
const within = /[\p{L}\p{M}\p{N}]['’]?$/u;
const goesOn = /^['’]?[\p{L}\p{M}\p{N}]/u;

const isCutAt = (text: string, at: number): boolean =>
  within.test(text.slice(Math.max(0, at - 2), at)) && goesOn.test(text.slice(at, at + 2));

/**
 * Whether the words stand in the text as whole words somewhere: “nSave and I” is cut out of
 * “Pak'nSave and I”.
 */
export function areWholeWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!isCutAt(text, at) && !isCutAt(text, at + words.length)) return true;
  return false;
}
