/** The same list from three sides. */
export interface Sides<T> {
  /** As the saving browser last had it from the server. */
  known: readonly T[];
  /** As the saving browser has it. */
  mine: readonly T[];
  /** As it is stored. */
  theirs: readonly T[];
}

/** A value that one side has changed; mine if both have. */
export const changedOf = <V>(known: V | undefined, mine: V, theirs: V): V =>
  mine === known ? theirs : mine;

interface Merging<T> {
  isSame: (one: T, other: T) => boolean;
  /** One that both sides have; `known` is undefined where both have added it. */
  mergeBoth: (known: T | undefined, mine: T, theirs: T) => T[];
}

const idsOf = (side: ReadonlyMap<string, unknown>): string[] => [...side.keys()];

const byId = <T extends { id: string }>(list: readonly T[]) =>
  new Map(list.map((one) => [one.id, one]));

function hasMoved(known: readonly string[], mine: readonly string[]): boolean {
  const before = known.filter((id) => mine.includes(id));
  const after = mine.filter((id) => known.includes(id));
  return before.some((id, index) => id !== after[index]);
}

/** Those that only `others` has follow what they follow there. */
function joined(lead: readonly string[], others: readonly string[]): string[] {
  const all = [...lead];
  for (const [index, id] of others.entries()) {
    const before = others[index - 1];
    if (!all.includes(id)) all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}

/**
 * Keeps what either side has added or changed. What one has removed goes, unless the other has
 * changed it. The order is mine if I have moved something, or if the two orders differ and the other
 * side has moved nothing.
 */
export function mergeById<T extends { id: string }>(
  { known, mine, theirs }: Sides<T>,
  { isSame, mergeBoth }: Merging<T>,
): T[] {
  const [before, here, there] = [byId(known), byId(mine), byId(theirs)];
  const [knownIds, mineIds, theirIds] = [idsOf(before), idsOf(here), idsOf(there)];
  const isMyOrder =
    hasMoved(knownIds, mineIds) || (hasMoved(theirIds, mineIds) && !hasMoved(knownIds, theirIds));
  const order = isMyOrder ? joined(mineIds, theirIds) : joined(theirIds, mineIds);
  return order.flatMap((id) => {
    const [was, my, their] = [before.get(id), here.get(id), there.get(id)];
    if (my && their) return mergeBoth(was, my, their);
    const only = my ?? their;
    return only && !(was && isSame(was, only)) ? [only] : [];
  });
}
