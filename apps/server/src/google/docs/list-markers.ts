import type { DocumentLists, NestingLevel, Paragraph } from './answers.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Beyond these an item has its plain number, or its mark would be longer than its words. */
const LETTERED_MAX = 10 * LETTERS.length;
const ROMAN_MAX = 3_999;

/** 1 is a, 26 is z, 27 is aa, 53 is aaa, as in Docs. */
const letters = (count: number) =>
  count > LETTERED_MAX
    ? String(count)
    : LETTERS.charAt((count - 1) % LETTERS.length).repeat(Math.ceil(count / LETTERS.length));

const romanDigits = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(count: number): string {
  if (count > ROMAN_MAX) return String(count);
  let left = count;
  let numeral = '';
  for (const [digit, value] of romanDigits) {
    numeral += digit.repeat(Math.floor(left / value));
    left %= value;
  }
  return numeral;
}

const glyphs = new Map<string, (count: number) => string>([
  ['DECIMAL', String],
  ['ZERO_DECIMAL', (count) => String(count).padStart(2, '0')],
  ['ALPHA', letters],
  ['UPPER_ALPHA', (count) => letters(count).toUpperCase()],
  ['ROMAN', roman],
  ['UPPER_ROMAN', (count) => roman(count).toUpperCase()],
]);

const numbersFromZero = new Set(['DECIMAL', 'ZERO_DECIMAL']);

/** Docs has no letter or Roman numeral for 0, and begins with 1 in its place. */
const startOf = ({ glyphType, startNumber }: NestingLevel) =>
  numbersFromZero.has(glyphType) ? startNumber : Math.max(startNumber, 1);

/** Fills in a format such as `%0.%1.` */
function fillIn(
  format: string,
  levels: readonly NestingLevel[],
  counts: readonly number[],
): string {
  return format.replaceAll(/%(\d)/g, (_match, level: string) => {
    const at = Number(level);
    const write = glyphs.get(levels[at]?.glyphType ?? '') ?? String;
    return write(counts[at] ?? 1);
  });
}

/**
 * The API says how a list is numbered, but not the numbers: the marker counts, and has to see a
 * tab's paragraphs in order. It gives `1. ` for numbered items, `- ` for those with a symbol, and
 * nothing outside lists.
 */
export function createListMarkers(lists: DocumentLists): (paragraph: Paragraph) => string {
  const countsOf = new Map<string, number[]>();

  function count(listId: string, depth: number, level: NestingLevel): number[] {
    const counts = (countsOf.get(listId) ?? []).slice(0, depth + 1);
    const before = counts[depth];
    counts[depth] = before === undefined ? startOf(level) : before + 1;
    countsOf.set(listId, counts);
    return counts;
  }

  return ({ bullet }) => {
    if (!bullet) return '';
    const levels = lists.get(bullet.listId)?.listProperties.nestingLevels ?? [];
    const level = levels[bullet.nestingLevel];
    const indent = '  '.repeat(bullet.nestingLevel);
    if (!level || !glyphs.has(level.glyphType)) return `${indent}- `;
    const counts = count(bullet.listId, bullet.nestingLevel, level);
    return `${indent}${fillIn(level.glyphFormat, levels, counts)} `;
  };
}
