/** Fills `{slots}`, and gives each sentence its capital. A quotation's own last mark needs no stop after it. */
export function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame
    .replace(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole)
    .replace(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/([?!]”)\./gu, '$1');
}

/** The slots of a quotation: all of its stretches together, and each by itself. */
export function quotedSlots(quotation: readonly string[]): Record<string, string> {
  const each = quotation.map((stretch, i) => [`q${i + 1}`, marked([stretch])]);
  return { q: marked(quotation), ...Object.fromEntries(each) };
}

/** The comments that have all their slots filled, and show every stretch of the quotation. */
export function sayable(
  comments: readonly string[],
  slots: Readonly<Record<string, string>>,
): string[] {
  const stretches = Object.keys(slots).filter((slot) => /^q\d$/u.test(slot));
  return comments.filter((comment) => {
    const used = new Set(Array.from(comment.matchAll(/\{(\w+)\}/gu), ([, slot = '']) => slot));
    const showsAll = used.has('q') || stretches.every((slot) => used.has(slot));
    return showsAll && [...used].every((slot) => slot in slots);
  });
}

/** The sentence addressed to the student by name. */
export function addressed(name: string, sentence: string): string {
  const keepsCapital = /^(?:I\b|“)/u.test(sentence);
  const rest = keepsCapital ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return `${name}, ${rest}`;
}

/** Stretches of the student's words with their marks: “one”, or “one” and “another”. */
function marked(quotation: readonly string[]): string {
  const all = quotation.map((stretch) => `“${stretch}”`);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
