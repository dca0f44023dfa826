interface SingleQuoted {
  /** Between the marks. */
  words: string;
  /** From the mark that opens to after the one that closes. */
  start: number;
  end: number;
}

const opening = /(?<![\p{L}\p{N}])[‘']/gu;
const closing = /['’](?![\p{L}\p{N}])/gu;
const ending = /[‘“”\n]/gu;

/**
 * What stands between single marks, as far as they are no apostrophes, in one line and without other
 * marks. Linear, where one pattern would read on to the end of a text from each mark that opens.
 */
export function* singleQuoted(text: string): Generator<SingleQuoted> {
  const opens = placesOf(opening, text);
  const closes = placesOf(closing, text);
  const ends = placesOf(ending, text);
  let from = 0;
  for (;;) {
    const start = opens(from);
    const close = closes(start + 1);
    if (close === Infinity) return;
    from = start + 1;
    if (close > ends(from)) continue;
    yield { words: text.slice(from, close), start, end: close + 1 };
    from = close + 1;
  }
}

/** Finds the first place from a position on; positions only grow. Infinity if there is none. */
function placesOf(mark: RegExp, text: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    mark.lastIndex = from;
    found = from > text.length ? Infinity : (mark.exec(text)?.index ?? Infinity);
    return found;
  };
}
