/** Fills `{slots}`, and gives the sentence its capital. */
export function fill(frame: string, slots: Readonly<Record<string, string>>): string {
  const filled = frame.replace(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole);
  return filled.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The sentence spoken to the student by name. */
export function addressed(name: string, sentence: string): string {
  const keepsCapital = /^(?:I\b|“|[\p{Lu}]{2})/u.test(sentence);
  const rest = keepsCapital ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return `${name}, ${rest}`;
}
