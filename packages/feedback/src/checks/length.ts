import { LENGTH_TOLERANCE } from '@second-draft/contract';

interface WordRange {
  fewest: number;
  most: number;
}

/** Fewest and most words that count as the length asked for: within a tenth of it. */
export function lengthRange(asked: number): WordRange {
  return {
    fewest: Math.ceil(asked * (1 - LENGTH_TOLERANCE)),
    most: Math.floor(asked * (1 + LENGTH_TOLERANCE)),
  };
}

/** Fewer or more words than these are no answer to what was asked: half, and half as many again. */
export function usableRange(asked: number): WordRange {
  return { fewest: Math.ceil(asked * 0.5), most: Math.floor(asked * 1.5) };
}

/** What is wrong with the length, in a sentence for the writer; null when nothing. */
export function checkLength(words: number, asked: number): string | null {
  const { fewest, most } = lengthRange(asked);
  if (words >= fewest && words <= most) return null;
  return `The feedback has ${words} words. Write between ${fewest} and ${most} words.`;
}
