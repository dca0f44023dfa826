import * as z from 'zod';
import { Problem } from '../../problems/index.ts';

/** Google may return fewer. */
export const PAGE_SIZE = 100;

/**
 * Longer than any school's list; stops one that doesn't end. A class of 100 that writes every week
 * for ten years hands in 40,000 times.
 */
const PAGES = 1_000;

interface Page<Item> {
  items: Item[];
  nextPageToken?: string | null | undefined;
}

/** Drops items that don't fit, such as one without an id. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** Google leaves out an empty list. */
export function pageOf<Item extends z.ZodType>(field: string, item: Item) {
  return z.preprocess(
    (answer) =>
      typeof answer === 'object' && answer !== null
        ? { ...answer, items: Reflect.get(answer, field) }
        : answer,
    z.object({ items: listOf(item), nextPageToken: z.string().nullish() }),
  );
}

/** @throws Problem('classroom_unavailable') for a list that doesn't end */
export async function allPages<Item>(
  read: (pageToken: { pageToken?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  const asked = new Set<string>();
  let next: { pageToken?: string } = {};
  for (let page = 1; page <= PAGES; page += 1) {
    const { items: more, nextPageToken } = await read(next);
    items.push(...more);
    if (!nextPageToken) return items;
    if (asked.has(nextPageToken)) break;
    asked.add(nextPageToken);
    next = { pageToken: nextPageToken };
  }
  throw new Problem('classroom_unavailable', { cause: new Error('a list of Google did not end') });
}
