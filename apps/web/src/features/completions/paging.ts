import { limits, type CompletionsPage } from '@second-draft/contract';

type Pagination = CompletionsPage['pagination'];

/**
 * `first`, `previous`, `next` and `last` are the index of a page's first entry, from 0; null
 * disables the control.
 */
export function pagesFrom({
  start,
  limit,
  total,
  returned,
  hasMore = returned === limits.completionsPerPage,
}: Pagination) {
  const within = (target: number) => (target >= 0 && target < total ? target : null);
  return {
    first: start > 0 ? within(0) : null,
    previous: start > 0 ? within(Math.max(0, start - limit)) : null,
    next: hasMore ? within(start + limit) : null,
    last: hasMore ? within(Math.floor((total - 1) / limit) * limit) : null,
    current: Math.floor(start / limit) + 1,
    count: Math.ceil(total / limit),
  };
}

/** The start of the page that holds an entry, numbered from 1; null when `typed` is not one. */
export function startOfEntry(typed: string, { limit, total }: Pagination): number | null {
  const entry = Number(typed);
  if (!Number.isInteger(entry) || entry <= 0 || entry > total) return null;
  return Math.floor((entry - 1) / limit) * limit;
}
