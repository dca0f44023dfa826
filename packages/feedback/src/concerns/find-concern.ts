import type { Concern } from '@second-draft/contract';
import { readStudentText } from '../text/student-text.ts';
import { findSign, plainText } from './finding/find-sign.ts';
import { likelyConcern } from './likely/likely-concern.ts';

/**
 * Whether an adult at school should read a text herself before any feedback is written: harm, fear,
 * abuse, self-harm, sexual content, threats, a child's own contact details. First by signs, which
 * are patterns over words; then by what other children's texts were like.
 * Both can miss, and they can be wrong; a person decides. Takes linear time.
 */
export function findConcern(text: string): Concern | null {
  const student = readStudentText(text);
  const plain = plainText(student);
  const found = findSign(plain) ?? likelyConcern(plain.unspoken);
  if (found === null) return null;
  const words = student.text.slice(found.start, found.end);
  // Endless words are cut short in what was read.
  const start = Math.max(0, text.indexOf(words, found.start));
  return { kind: found.kind, text: words, start, end: start + words.length };
}
