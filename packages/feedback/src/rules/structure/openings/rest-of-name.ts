/**
 * ‘Boy’ of ‘me and Uncle Boy’, ‘taupo’ of ‘on lake taupo’, ‘ and Lupe’ of ‘with my cousins Sefa and
 * Lupe’.
 * @param what when, where or who
 */
export function restOfName(what: string, words: string, after: string): string {
  if (what === 'when' || /\bI$/u.test(words)) return '';
  const isLake = /\b(?:lake|mount|mt|port)$/iu.test(words);
  const small =
    /^ (?!(?:and|with|to|in|on|at|for|because|when|but|so|then|we|i|it|where|there|by|near|that|yesterday|today|last|was|is|house)\b)\p{Ll}{3,}/u;
  if (what === 'who')
    return /^(?:(?:,|,? and)? (?!I\b)\p{Lu}[\p{L}\p{M}’'-]*)+/u.exec(after)?.[0] ?? '';
  return (
    /^(?: (?!I\b)\p{Lu}[\p{L}\p{M}’'-]*)+/u.exec(after)?.[0] ??
    (isLake ? (small.exec(after)?.[0] ?? '') : '')
  );
}
