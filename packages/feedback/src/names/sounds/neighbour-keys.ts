/** The rows of a keyboard; each key touches those beside it and two of the row below. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const besideOf = new Map<string, Set<string>>();
for (const [row, keys] of rows.entries())
  for (const [i, key] of Array.from(keys).entries())
    for (const other of [keys[i + 1], rows[row + 1]?.[i], rows[row + 1]?.[i - 1]]) {
      if (other === undefined) continue;
      link(key, other);
      link(other, key);
    }

function link(key: string, other: string): void {
  const beside = besideOf.get(key) ?? new Set();
  beside.add(other);
  besideOf.set(key, beside);
}

/**
 * How many letters of a word are typed one key beside those of another as long: 2 for ‘pruta’ and
 * ‘priya’. Null where they differ otherwise.
 */
export function keysBeside(letters: string, name: string): number | null {
  if (letters.length !== name.length) return null;
  let beside = 0;
  for (let i = 0; i < name.length; i += 1) {
    const [typed = '', meant = ''] = [letters[i], name[i]];
    if (typed === meant) continue;
    if (besideOf.get(meant)?.has(typed) !== true) return null;
    beside += 1;
  }
  return beside;
}
