import { plainLetters } from '../letters/plain-letters.ts';

const letter = /\p{L}/u;

/** The first letter, plain; empty where there is none. */
export const beginning = (text: string): string => plainLetters(letter.exec(text)?.[0] ?? '');
