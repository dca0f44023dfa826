/**
 * The indices of a longest increasing subsequence of distinct numbers, in O(n log n). What isn't in
 * it has moved.
 */
export function longestRising(numbers: readonly number[]): number[] {
  const lastOf: number[] = [];
  const previous = new Int32Array(numbers.length).fill(-1);
  for (const [i, number] of numbers.entries()) {
    let from = 0;
    let to = lastOf.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((numbers[lastOf[middle] ?? 0] ?? 0) < number) from = middle + 1;
      else to = middle;
    }
    previous[i] = lastOf[from - 1] ?? -1;
    lastOf[from] = i;
  }
  const rising: number[] = [];
  for (let i = lastOf.at(-1) ?? -1; i >= 0; i = previous[i] ?? -1) rising.push(i);
  return rising.toReversed();
}
