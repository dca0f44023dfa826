/** Puts other text in place of a part of the code; of an empty part, in between. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param edits apart from each other; several may stand at one place if they add the same */
export function edited(code: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + code.slice(at);
}
