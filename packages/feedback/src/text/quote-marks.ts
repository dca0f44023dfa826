/** Marks of other languages and fonts; a comment needs only one kind. */
const unusual = /[„‟«»‹›＂″〃〝〞〟❝❞「」『』]/gu;

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
  const doubled = paired(comment.replace(unusual, '"')).replace(
    /(?<![\p{L}\p{N}])[‘']([^‘“”\n]*?)['’](?![\p{L}\p{N}])/gu,
    (whole, inner: string) =>
      inner.trim().split(/\s+/u).length >= fewestInSingle && !suggested.has(whole)
        ? `“${inner}”`
        : whole,
  );
  return withSingleInside(doubled);
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

/** The same words to stand between “ and ”: with single marks, and one for a speech cut in the middle. */
export function withSingleMarks(words: string): string {
  const marks: string[] = [];
  const single = words.replace(/[“”"]/gu, (mark, at: number) => {
    const opens = mark === '“' || (mark === '"' && /^\s*$/u.test(words.slice(0, at).slice(-1)));
    marks.push(opens ? '‘' : '’');
    return marks.at(-1) ?? mark;
  });
  return marks[0] === '’' ? `‘${single}` : single;
}

function paired(comment: string): string {
  const curled = curlPairs(comment);
  return hasUnpaired(curled) ? curlPairs(curled.replace(/[“”]/gu, '"')) : curled;
}

const curlPairs = (comment: string): string => comment.replace(/"([^"“”\n]+)"/gu, '“$1”');

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
