/** The number of a note where it belongs: behind what it is about, never first in a line. */
const reference = /(?<=\S)\[(\d{1,3})\]/gu;

/**
 * Behind a sentence or a line; elsewhere a quotation may go across it. Bounded: a stuck key would
 * have runs read again and again.
 */
const referencesBehind =
  /(?<=[.!?…]["'”’)\]]{0,4})(?:[ \t]?\[\d{1,3}\]){1,9}|(?<=\S)(?:[ \t]?\[\d{1,3}\]){1,9}(?=[ \t]*$)/gmu;

const noteLine = /^\[(\d{1,3})\] /u;

const isEmpty = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Whether each line belongs to a note: an empty line is before the first, and ends the last. */
function noteLines(lines: readonly string[], referred: ReadonlySet<string>): boolean[] {
  let isInNotes = false;
  return lines.map((line, at) => {
    const number = noteLine.exec(line)?.[1];
    if (isEmpty(line)) isInNotes = false;
    else if (number !== undefined && referred.has(number) && isEmpty(lines[at - 1]))
      isInNotes = true;
    return isInNotes;
  });
}

/**
 * What a student wrote, without the footnotes and endnotes that stand as `[1] …` below a document’s
 * or a tab’s text, and without their numbers behind sentences. A note is no paragraph, and no ending.
 */
export function withoutNotes(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => noteLine.test(line))) return text;
  const referred = new Set(Array.from(text.matchAll(reference), ({ 1: number = '' }) => number));
  const isNote = noteLines(lines, referred);
  if (!isNote.includes(true)) return text;
  return lines
    .filter((_, at) => !isNote[at])
    .join('\n')
    .replace(referencesBehind, '');
}

/** Whether what stands there is the number of a note, and no word. */
export const isReference = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '[' && text[end] === ']' && /^\d{1,3}$/u.test(text.slice(start, end));
