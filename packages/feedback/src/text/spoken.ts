import { lastWhere } from './searching/last-where.ts';
import type { Span } from './words.ts';
import type { StudentText } from './student-text.ts';

type Place = Pick<Span, 'start' | 'end'>;

/** Whether speech overlaps the stretch. */
export function hasSpeech(text: StudentText, stretch: Place): boolean {
  const said = text.speech[lastWhere(text.speech, ({ start }) => start < stretch.end)];
  return said !== undefined && stretch.start < said.end;
}

/** Whether the place lies within speech. */
export function isSpoken(text: StudentText, place: Place): boolean {
  const said = text.speech[lastWhere(text.speech, ({ start }) => start <= place.start)];
  return said !== undefined && place.end <= said.end;
}
