const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const counted = new RegExp(
  String.raw`\b(?:at least |another |about )?(\d|${numbers.join('|')})\b(?! of (?:the|your)\b| words? (?:that|with)\b)`,
  'u',
);

/** ‘Start some of them’, ‘join sentences’: one alone isn't what was meant. */
const several = /\b(?:some|several|a few)\b/u;

/** How many of something a step asks for; null where it doesn't say. */
export function howMany(asked: string): number | null {
  const found = counted.exec(asked)?.[1];
  if (found === undefined) return several.test(asked) ? 2 : null;
  const at = numbers.indexOf(found);
  return at === -1 ? Number(found) : at + 1;
}
