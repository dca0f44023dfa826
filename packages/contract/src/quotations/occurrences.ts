/** For as much as this, `indexOf` takes a fraction of the time, and never much more (UTF-16 units). */
const LONGEST_NATIVE = 200;
const MOST_NATIVE = 16;

/** All positions of `sought`, which has a letter, in a text, overlapping ones included. */
export function* occurrencesOf(sought: string, text: string): Generator<number> {
  let from = 0;
  if (sought.length <= LONGEST_NATIVE)
    for (let found = 0; found < MOST_NATIVE; found++) {
      const at = text.indexOf(sought, from);
      if (at === -1) return;
      yield at;
      from = at + 1;
    }
  yield* occurrencesFrom(from, sought, text);
}

/** Linear (Knuth–Morris–Pratt): repeated `indexOf` is quadratic where one letter repeats. */
function* occurrencesFrom(from: number, sought: string, text: string): Generator<number> {
  const shorter = bordersOf(sought);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && sought.charCodeAt(matched) !== unit) matched = shorter[matched - 1] ?? 0;
    if (sought.charCodeAt(matched) === unit) matched += 1;
    if (matched < sought.length) continue;
    yield at + 1 - matched;
    matched = shorter[matched - 1] ?? 0;
  }
}

/** For each prefix, the length of its longest proper suffix that is also a prefix. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (text.charCodeAt(length) === unit) length += 1;
    borders[at] = length;
  }
  return borders;
}
