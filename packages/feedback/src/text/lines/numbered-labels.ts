import type { Span } from '../words.ts';

/** ‘Box 1:’, ‘**Panel 2** –’, ‘Day 3 -’; what to do in a step is read with its number. */
const label = /^\W*(?<what>\p{Lu}\p{L}{2,}) \d{1,2}\b[*_]*(?:\s*[:.)]|\s+[-–—])[*_]*(?:\s+|$)/u;

/** One may be a sentence that begins with a name: ‘Room 5: hello!’ */
const FEWEST = 2;

/** What a comic, a diary or a plan writes before each of its parts, counted: it is in no sentence. */
export function numberedLabels(lines: readonly Span[]): Pick<Span, 'start' | 'end'>[] {
  const found = lines.flatMap((line) => {
    const match = label.exec(line.text);
    const what = match?.groups?.['what']?.toLowerCase() ?? 'step';
    return match === null || what === 'step'
      ? []
      : [{ what, start: line.start, end: line.start + match[0].length }];
  });
  const uses = Map.groupBy(found, ({ what }) => what);
  return found.filter(({ what }) => (uses.get(what)?.length ?? 0) >= FEWEST);
}
