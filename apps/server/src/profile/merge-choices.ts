import { isDeepStrictEqual } from 'node:util';

/** What a teacher chose for somebody or something, and when she last changed it (milliseconds). */
type Kept<Choices> = (Choices & { changedAt?: number | undefined }) | null;

type ById<Value> = Readonly<Record<string, Value>>;

function chosen(kept: Kept<object> | undefined): object | null {
  if (!kept) return null;
  const { changedAt: _changedAt, ...choices } = kept;
  return choices;
}

/** Those for which nothing is chosen go first, then those with the oldest choices. */
const worth = (kept: Kept<object>): number => (kept === null ? -1 : (kept.changedAt ?? 0));

function trimmed<Value extends Kept<object>>(
  all: Record<string, Value>,
  most: number,
): Record<string, Value> {
  const entries = Object.entries(all);
  if (entries.length <= most) return all;
  const best = entries.toSorted(([, one], [, other]) => worth(other) - worth(one)).slice(0, most);
  const staying = new Set(best.map(([id]) => id));
  return Object.fromEntries(entries.filter(([id]) => staying.has(id)));
}

/**
 * Choices by id, as a browser sent them, over what is kept: those that it left out stay. A tab says
 * null where it knows of none, so that undoes no other tab's; choices that are kept anyway are no
 * newer for being sent again.
 * @param most ids that are kept; those changed last stay
 */
export function mergeChoices<Value extends Kept<object>>(
  kept: ById<Value>,
  sent: ById<Value>,
  most: number,
  now: Date,
): Record<string, Value> {
  const isNew = (id: string, one: Value) =>
    !(id in kept) || (one !== null && !isDeepStrictEqual(chosen(kept[id]), chosen(one)));
  const changed = Object.entries(sent)
    .filter(([id, one]) => isNew(id, one))
    .map(([id, one]) => [id, one && { ...one, changedAt: now.getTime() }] as const);
  return trimmed({ ...kept, ...Object.fromEntries(changed) }, most);
}
