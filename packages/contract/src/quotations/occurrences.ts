/**
 * All positions of `sought` in a text, overlapping ones included. Linear (Knuth–Morris–Pratt):
 * repeated `indexOf` is quadratic where one letter repeats.
 */
export function* occurrencesOf(sought: string, text: string): Generator<number> {
  const shorter = bordersOf(sought);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
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
