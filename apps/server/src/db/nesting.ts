const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];

/**
 * All parts of a JSON value, level by level, without recursion: a megabyte of brackets nests deeper
 * than any stack.
 */
export function* levelsOf(value: unknown): Generator<unknown[]> {
  for (let level = [value]; level.length > 0; level = level.flatMap(partsOf)) yield level;
}

export function isDeeperThan(value: unknown, most: number): boolean {
  const levels = levelsOf(value);
  for (let depth = 0; depth <= most; depth += 1) if (levels.next().done) return false;
  return levels.next().done !== true;
}
