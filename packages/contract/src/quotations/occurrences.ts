/**
 * Each place at which a text holds another, those that overlap included. Takes time for their
 * lengths together (Knuth, Morris and Pratt); `indexOf` again and again would take it for each
 * place, and there are as many as letters where one letter is repeated.
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

/** For each beginning of a text, the length of the longest shorter beginning that it ends with. */
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
