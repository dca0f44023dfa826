import type { StudentText } from '../../text/student-text.ts';

const pause = /["”’)]*\s*(?:[.!?;:–—]|,(?!\s+(?:but|which|who|when|where|if|unless)\b)|\n|$)/uy;

/** Whether the writer pauses after these words: what goes on may turn what they say. */
export function endsAtPause({ text }: StudentText, words: string): boolean {
  pause.lastIndex = text.indexOf(words) + words.length;
  return /[.!?]$/u.test(words) || pause.test(text);
}
