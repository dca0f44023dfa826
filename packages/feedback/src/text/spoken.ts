import type { Span } from './words.ts';
import type { StudentText } from './student-text.ts';

type Place = Pick<Span, 'start' | 'end'>;

/** Whether speech overlaps the stretch. */
export function hasSpeech(text: StudentText, stretch: Place): boolean {
  return text.speech.some((said) => said.start < stretch.end && stretch.start < said.end);
}

/** Whether the place lies within speech. */
export function isSpoken(text: StudentText, place: Place): boolean {
  return text.speech.some((said) => said.start <= place.start && place.end <= said.end);
}
