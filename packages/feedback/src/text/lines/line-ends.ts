import type { Span } from '../words.ts';

/** Whether a sentence ends where the line does. */
export const endsSentence = ({ text }: Span): boolean => /[.!?]["”’]?$/u.test(text);

/** Whether one ends and another goes on in the same line. */
export const hasEndWithin = ({ text }: Span): boolean => /[.!?]["”’]? +\S/u.test(text);
