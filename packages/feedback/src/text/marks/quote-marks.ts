import { singleQuoted } from './single-quoted.ts';

/** Marks of other languages and fonts; a comment needs only one kind. */
const unusual =
  /[„‟«»‹›＂″〃〝〞〟❛❜❝❞「」『』｢｣〈〉《》⟨⟩⟪⟫❮❯⹂]|<<(?=[^<>\n]+>>)|(?<=<<[^<>\n]{1,300})>>|``(?=[^`'\n]+'')|(?<=``[^`'\n]{1,300})''/gu;

/** “‚so‘, ′so′, `so´”: single marks, where they are no apostrophes. */
const unusualSingle =
  /(?<![\p{L}\p{N}])[‚‛′‵´`＇]([^‘’‚‛′‵´`＇“”\n]{1,200})[‘’′‵´＇'](?![\p{L}\p{N}])/gu;

/** Marks of any kind as a comment has them. */
export const usualMarks = (comment: string): string =>
  comment.replace(unusual, '"').replace(unusualSingle, '‘$1’');

/** Single marks around fewer words may be apostrophes, or mark a suggested word. */
const FEWEST_IN_SINGLE = 3;

/**
 * Turns quotation marks of any kind into “ and ”. Single marks count only around `fewestInSingle`
 * words or more, and not around what is `suggested`.
 */
export function curlQuotations(
  comment: string,
  suggested: ReadonlySet<string> = new Set(),
  fewestInSingle: number = FEWEST_IN_SINGLE,
): string {
  const marked = paired(usualMarks(comment));
  let doubled = '';
  let at = 0;
  for (const { words, start, end } of singleQuoted(marked)) {
    const isLong = words.trim().split(/\s+/u).length >= fewestInSingle;
    if (!isLong || suggested.has(marked.slice(start, end))) continue;
    doubled += `${marked.slice(at, start)}“${words}”`;
    at = end;
  }
  return withSingleInside(doubled + marked.slice(at));
}

/** A quotation within another gets single marks: what is between “ and ” is proven as a whole. */
function withSingleInside(comment: string): string {
  if (hasUnpaired(comment)) return comment;
  let open = 0;
  return comment.replace(/[“”]/gu, (mark) => {
    if (mark === '“') return open++ === 0 ? mark : '‘';
    return --open === 0 ? mark : '’';
  });
}

/** The same words to stand between “ and ”: with single marks, and with those of a speech that was cut. */
export function withSingleMarks(words: string): string {
  const marks: string[] = [];
  const single = words.replace(/[“”"]/gu, (mark, at: number) => {
    const opens = mark === '“' || (mark === '"' && /^\s*$/u.test(words.slice(0, at).slice(-1)));
    marks.push(opens ? '‘' : '’');
    return marks.at(-1) ?? mark;
  });
  return `${marks[0] === '’' ? '‘' : ''}${single}${marks.at(-1) === '‘' ? '’' : ''}`;
}

const inches = /(?<=\d)"/gu;

/** Nobody can tell what is quoted where a mark would open or close within a word. */
const inWord = /”(?!s\b)\p{L}|\p{L}“/u;

function paired(comment: string): string {
  const byPlace = [comment, comment.replace(inches, '\0')]
    .map(curlByPlace)
    .find((curled) => !curled.includes('"') && !curled.split('\n').some(hasUnpaired));
  if (byPlace !== undefined) return byPlace.replaceAll('\0', '"');
  const curled = curlPairs(comment);
  const again = hasUnpaired(curled) ? curlPairs(curled.replace(/[“”]/gu, '"')) : curled;
  return inWord.test(again) && !inWord.test(comment) ? comment : again;
}

const curlPairs = (comment: string): string => comment.replace(/"([^"“”\n]+)"/gu, '“$1”');

const opensAfter = /(?:^|[\s([{—–-])["“‘']*$/u;
const closesBefore = /^["”’']*(?:$|s\b|[\s.,;:!?…)\]}—–-])/u;

/** Marks side by side that are read (characters). */
const MARKS = 4;

/** Curls straight marks by what stands around them: a speech within a quotation has its own. */
const curlByPlace = (comment: string): string =>
  comment.replace(/"/gu, (mark, at: number) => {
    const isOpening = opensAfter.test(comment.slice(Math.max(0, at - MARKS), at));
    const isClosing = closesBefore.test(comment.slice(at + 1, at + 1 + MARKS));
    if (isOpening === isClosing) return mark;
    return isOpening ? '“' : '”';
  });

/**
 * Whether a quotation mark has no partner: nobody can tell where its quotation ends. A straight mark
 * after a number may be one of inches.
 */
export function hasUnpaired(comment: string): boolean {
  let open = 0;
  for (const [mark] of comment.matchAll(/[“”]|(?<!\d)"/gu)) {
    open += mark === '”' ? -1 : 1;
    if (open < 0) return true;
  }
  return open > 0;
}
