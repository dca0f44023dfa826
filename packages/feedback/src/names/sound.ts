const vowels = new Set('aeiouyw');
const soft = new Set('eiy');
const same = new Map([
  ['c', 'k'],
  ['q', 'k'],
  ['z', 's'],
  ['x', 'ks'],
]);

/**
 * A rough sound, so that Jaxson and Jackson match: vowels, which children hear in many ways, all
 * count as one, and no sound comes twice in a row.
 */
export function soundOf(letters: string): string {
  let sound = '';
  let last = '';
  for (let i = 0; i < letters.length; i++) {
    const one = soundAt(letters, i);
    if (one !== last) sound += one;
    if (one !== '') last = one.slice(-1);
  }
  return sound;
}

function soundAt(letters: string, i: number): string {
  const letter = letters.charAt(i);
  const next = letters.charAt(i + 1);
  if (letter === 'e' && next === '') return '';
  if (vowels.has(letter)) return 'a';
  if (letter === 'h') return i === 0 ? 'h' : '';
  if (letter === 'p' && next === 'h') return 'f';
  if (letter === 'g') return next === 'h' ? '' : soft.has(next) ? 'j' : 'g';
  if (letter === 'd' && next === 'g') return '';
  if (letter === 'x' && i === 0) return 's';
  if (letter === 'c' && soft.has(next)) return 's';
  return same.get(letter) ?? letter;
}
