/**
 * A rough sound, so that Jaxson and Jackson match: vowels, which children hear in many ways, all
 * count as one, and no sound comes twice in a row. It is told as far as it takes to be longer than
 * `most`.
 */
export function soundOf(letters: string, most = Infinity): string {
  let sound = '';
  let last = '';
  for (let i = 0; i < letters.length && sound.length <= most; i++) {
    const one = soundAt(letters, i);
    if (one !== last) sound += one;
    if (one !== '') last = one.slice(-1);
  }
  return sound;
}

function soundAt(letters: string, i: number): string {
  const letter = letters.charAt(i);
  switch (letter) {
    case 'a':
    case 'i':
    case 'o':
    case 'u':
    case 'w':
    case 'y':
      return 'a';
    case 'e':
      return i === letters.length - 1 ? '' : 'a';
    case 'h':
      return i === 0 ? 'h' : '';
    case 'p':
      return letters.charAt(i + 1) === 'h' ? 'f' : 'p';
    case 'g':
      return letters.charAt(i + 1) === 'h' ? '' : isSoft(letters.charAt(i + 1)) ? 'j' : 'g';
    case 'd':
      return letters.charAt(i + 1) === 'g' ? '' : 'd';
    case 'x':
      return i === 0 ? 's' : 'ks';
    case 'c':
      return isSoft(letters.charAt(i + 1)) ? 's' : 'k';
    case 'q':
      return 'k';
    case 'z':
      return 's';
    default:
      return letter;
  }
}

const isSoft = (next: string): boolean => next === 'e' || next === 'i' || next === 'y';
