/** A number from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number;

/** Mulberry32 on an FNV-1a hash of the seed: small, fast, and far from secret. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list that isn't empty. */
function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** One of a list, null when it is empty. */
export function pickAny<T>(random: Random, list: readonly T[]): T | null {
  const [first, ...rest] = list;
  return first === undefined ? null : pick(random, [first, ...rest]);
}
