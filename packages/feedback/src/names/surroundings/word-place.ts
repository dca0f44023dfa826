import { hasCapital, neighbour, type Run } from '../letters/runs.ts';

export interface Place {
  before: string;
  before2: string;
  after: string;
  capital: boolean;
  /** It begins a sentence, a line or speech: a capital says nothing. */
  first: boolean;
  /** A digit comes just before or after it, in the same sentence. */
  number: boolean;
  /** 's follows it. */
  owns: boolean;
  comma: boolean;
  /** It stands between commas, or between one and a stop: mark, will, grace. */
  isListed: boolean;
}

export function placeOf(runs: readonly Run[], at: number): Place {
  return {
    before: neighbour(runs, at, -1),
    before2: neighbour(runs, at, -2),
    after: neighbour(runs, at, 1),
    capital: hasCapital(runs, at),
    first: runs[at]?.first ?? true,
    comma: runs[at + 1]?.gap.startsWith(',') ?? false,
    isListed: runs[at]?.gap === ', ' && endsPart(runs[at + 1]),
    owns: runs[at + 1]?.letters === 's' && /^['’‘ʼ`´′]$/u.test(runs[at + 1]?.gap ?? ''),
    number:
      /\d[^.!?…\n]*$/u.test(runs[at]?.gap ?? '') || /^[^.!?…\n]*\d/u.test(runs[at + 1]?.gap ?? ''),
  };
}

const endsPart = (next: Run | undefined): boolean =>
  next === undefined || next.afterStop || next.gap === ', ';
