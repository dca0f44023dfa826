import type { StudentText } from '../student-text.ts';

/**
 * The writer speaks of herself, alone or with others. `\b` takes a vowel with a macron for the end
 * of a word: without the look back, the last letter of “Ngāi Tahu” would be “I”.
 */
export const own = /\b(?<!\p{L})(?:i|me|my|mine|we|us|our|ours)\b/iu;

/** She speaks of herself alone: ‘we must save them’ is for everybody. */
export const ownAlone = /(?<!\p{L})(?:i(?:['’]\p{L}+)?|me|my|mine)(?!\p{L})/iu;

/** How often she speaks of what she does herself, alone or with others. */
export const countIAndWe = ({ words }: Pick<StudentText, 'words'>): number =>
  words.filter(({ lower }) => lower === 'i' || lower === 'we').length;
