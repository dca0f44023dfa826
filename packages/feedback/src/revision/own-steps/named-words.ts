const quoted =
  /(?<![\p{L}\p{N}])["“'‘]([^"“”'‘’\n]{1,40})["”'’](?![\p{L}\p{N}]{2}|[\p{L}\p{N}](?<!s))/gu;

/** The longest that is a word to change, and not a place to write at (words). */
const LONGEST = 3;

/** ‘Weak words like maybe and might’. */
const listed = /\bwords (?:like|such as) ((?:[\p{L}']+(?:, | and | or )){0,5}[\p{L}']+)/gu;

/** Words that a step names, between quotation marks or in a list, in small letters. */
export function namedWords(comment: string): string[] {
  const inLists = [...comment.matchAll(listed)].flatMap(([, words = '']) =>
    words.split(/, | and | or /u),
  );
  return [...[...comment.matchAll(quoted)].map(([, words = '']) => words), ...inLists]
    .map((words) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N} '-]/gu, '')
        .trim(),
    )
    .filter((words) => words !== '' && words.split(' ').length <= LONGEST);
}
