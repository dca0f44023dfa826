import { limits } from '@second-draft/contract';

/** Each once, as typed between commas or line breaks. */
export function listedWords(typed: string): string[] {
  const all = typed
    .split(/[,;\n]/u)
    .map((words) => words.trim().replaceAll(/\s+/gu, ' '))
    .filter((words) => /[\p{L}\p{N}]/u.test(words));
  return [...new Map(all.map((words) => [words.toLowerCase(), words])).values()];
}

/** What is wrong with a list, in words for the teacher; null when nothing is. */
export function problemOf(list: readonly string[]): string | null {
  const long = list.find((words) => words.length > limits.voiceWordMax);
  if (long !== undefined)
    return `“${long.slice(0, limits.voiceWordMax)}…” is too long. Put commas between the words.`;
  return list.length > limits.voiceWordsMax
    ? `That is ${list.length}. Leave the ${limits.voiceWordsMax} that matter most.`
    : null;
}
