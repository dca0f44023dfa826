import { LENGTH_TOLERANCE } from '@second-draft/contract';

/** Fewest and most words that count as the length asked for: within a tenth of it. */
export function lengthRange(asked: number): { fewest: number; most: number } {
  return {
    fewest: Math.ceil(asked * (1 - LENGTH_TOLERANCE)),
    most: Math.floor(asked * (1 + LENGTH_TOLERANCE)),
  };
}

/** What is wrong with the length, in a sentence for the writer; null when nothing. */
export function checkLength(words: number, asked: number): string | null {
  const { fewest, most } = lengthRange(asked);
  if (words >= fewest && words <= most) return null;
  return `The feedback has ${words} words. Write between ${fewest} and ${most} words.`;
}
