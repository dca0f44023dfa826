/**
 * Whether a JSON value has parts more than `most` levels down. Looks no further, so a small `most`
 * keeps the stack small too.
 */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  if (most === 0) return parts.length > 0;
  return parts.some((part) => isDeeperThan(part, most - 1));
}
