import type { DocumentLists, NestingLevel, Paragraph } from './answers.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 1 is a, 26 is z, 27 is aa, 53 is aaa, as in Docs. */
const letters = (count: number) =>
  LETTERS.charAt((count - 1) % LETTERS.length).repeat(Math.ceil(count / LETTERS.length));

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

  function count(listId: string, level: number, levels: readonly NestingLevel[]): number[] {
    const counts = (countsOf.get(listId) ?? []).slice(0, level + 1);
    const before = counts[level] ?? (levels[level]?.startNumber ?? 1) - 1;
    counts[level] = before + 1;
    countsOf.set(listId, counts);
    return counts;
  }

  return ({ bullet }) => {
    if (!bullet) return '';
    const levels = lists[bullet.listId]?.listProperties.nestingLevels ?? [];
    const level = levels[bullet.nestingLevel];
    const indent = '  '.repeat(bullet.nestingLevel);
    if (!level || !glyphs.has(level.glyphType)) return `${indent}- `;
    const counts = count(bullet.listId, bullet.nestingLevel, levels);
    return `${indent}${fillIn(level.glyphFormat, levels, counts)} `;
  };
}
