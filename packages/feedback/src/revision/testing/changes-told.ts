import { compareDrafts } from '../changes/compare-drafts.ts';

/** Each change between two drafts: its kind, the words that were there and those that are. */
export const changesTold = (before: string, after: string) =>
  compareDrafts(before, after).changes.map(({ kind, before: old, after: fresh }) => [
    kind,
    old && before.slice(old.start, old.end),
    fresh && after.slice(fresh.start, fresh.end),
  ]);
