/**
 * Binary search for the last index at which `holds`, which must hold for all before it; -1 for
 * none.
 */
export function lastWhere<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let from = -1;
  let to = list.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const one = list[middle];
    if (one !== undefined && holds(one)) from = middle;
    else to = middle;
  }
  return from;
}
