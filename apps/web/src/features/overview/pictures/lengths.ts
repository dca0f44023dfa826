import type { Bar } from './bars.tsx';

/** Words that a bar spans; with the longest, a class's texts still fit in a few bars. */
const STEPS = [25, 50, 100, 200, 500, 1_000, 2_000];
const MOST_BARS = 8;

/** How many texts are how long; the bars from the shortest to the longest text, empty ones too. */
export function lengthsOf(words: readonly number[]): Bar[] {
  if (words.length === 0) return [];
  const [shortest, longest] = [Math.min(...words), Math.max(...words)];
  const barsWith = (step: number) => Math.floor(longest / step) - Math.floor(shortest / step) + 1;
  const step = STEPS.find((one) => barsWith(one) <= MOST_BARS) ?? longest + 1;
  const first = Math.floor(shortest / step);
  return Array.from({ length: barsWith(step) }, (_, index) => {
    const from = (first + index) * step;
    return {
      label: `${from}–${from + step - 1}`,
      count: words.filter((count) => count >= from && count < from + step).length,
    };
  });
}
