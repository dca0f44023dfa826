/** ‘Hear, smell and taste’. */
export const inList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((one) => one !== '').join(' and ');
