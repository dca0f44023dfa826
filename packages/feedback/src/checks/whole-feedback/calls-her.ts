import { placesOfName } from '@second-draft/contract';
import { GREETING } from '../../text/meaning/letter-words.ts';
import type { Frame } from '../../voice/frame.ts';

interface Named {
  studentName: string;
  /** As it was written, names still concealed: what looks like her name there is a word. */
  written: readonly string[];
  feedback: string;
  frame: Frame;
  /** The student's own, names included. */
  studentText: string;
}

const onlyGreets = new RegExp(`^(?:${GREETING}[ ,]+)?$`, 'iu');

/**
 * Whether the feedback has her name, and for nothing else: neither as a word (“Will your reader …”),
 * nor for somebody of that name in her text. A single one that greets is hers in any case.
 */
export function callsHer({ studentName, written, feedback, frame, studentText }: Named): boolean {
  const [first, ...others] = placesOfName(studentName, feedback);
  if (!first || written.some((words) => placesOfName(studentName, words).length > 0)) return false;
  const isGreeting =
    first.end <= frame.greeting.length || onlyGreets.test(feedback.slice(0, first.start));
  if (isGreeting && others.length === 0) return true;
  const inText = placesOfName(studentName.toLowerCase(), studentText.toLowerCase(), []);
  return inText.length === 0;
}
