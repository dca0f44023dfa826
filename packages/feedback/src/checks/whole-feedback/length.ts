import { LENGTH_TOLERANCE } from '@second-draft/contract';

interface WordRange {
  fewest: number;
  most: number;
}

export function lengthRange(asked: number): WordRange {
  return {
    fewest: Math.ceil(asked * (1 - LENGTH_TOLERANCE)),
    most: Math.floor(asked * (1 + LENGTH_TOLERANCE)),
  };
}

/** Outside this range, half to one and a half times the words asked for, feedback is unusable. */
export function usableRange(asked: number): WordRange {
  return { fewest: Math.ceil(asked * 0.5), most: Math.floor(asked * 1.5) };
}

export function checkLength(words: number, asked: number): string | null {
  const { fewest, most } = lengthRange(asked);
  if (words >= fewest && words <= most) return null;
  return `The feedback has ${words} words. Write between ${fewest} and ${most} words.`;
}
