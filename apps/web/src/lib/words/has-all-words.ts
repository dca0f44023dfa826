const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-NZ');

/** @returns whether a text has all words of the query; macrons may be left out */
export function hasAllWords(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/u);
  return (text) => {
    const whole = plain(text);
    return words.every((word) => whole.includes(word));
  };
}
