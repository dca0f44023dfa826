import { z } from 'zod';
import { Problem } from '../../problems/index.ts';

/** Items asked for a page; Google may give fewer. */
export const PAGE_SIZE = 100;

/** No list of a school's is longer; a list that doesn't end is not followed for ever. */
const PAGES = 100;

interface Page<Item> {
  items: Item[];
  nextPageToken?: string | undefined;
}

/** The items that are what they should be: one without an id is of no use. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .default([])
    .transform((items) =>
      items.flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** One page of a list. Google leaves an empty list out. */
export function pageOf<Item extends z.ZodType>(field: string, item: Item) {
  return z.preprocess(
    (answer) =>
      typeof answer === 'object' && answer !== null
        ? { ...answer, items: Reflect.get(answer, field) }
        : answer,
    z.object({ items: listOf(item), nextPageToken: z.string().optional() }),
  );
}

/**
 * Follows a list to its end, page by page.
 * @throws Problem('classroom_unavailable') for a list that doesn't end
 */
export async function allPages<Item>(
  read: (pageToken: { pageToken?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let next: { pageToken?: string } = {};
  for (let page = 1; page <= PAGES; page += 1) {
    const { items: more, nextPageToken } = await read(next);
    items.push(...more);
    if (!nextPageToken) return items;
    next = { pageToken: nextPageToken };
  }
  throw new Problem('classroom_unavailable', { cause: new Error('a list of Google did not end') });
}
