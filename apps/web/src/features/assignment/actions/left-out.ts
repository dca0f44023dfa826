import type { FocusSources } from '../focus/category-options.ts';
import { isUnchangedSince } from '../second-draft/asking/second-draft-of.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { WorkStore } from '../work/work-store.ts';
import { hindranceOf, type Hindrance } from './feedback-request.ts';

export interface Class {
  store: WorkStore;
  secondDrafts: Pick<SecondDrafts, 'of'>;
}

const leftOutWords = {
  unread: 'could not be read',
  tooShort: 'too short',
  tooLong: 'too long',
  noCategory: 'no category chosen',
} satisfies Partial<Record<Hindrance, string>>;

/** Why texts without feedback get none, with how many: ‘1 could not be read, 2 too short’. */
export function leftOutOf({ store, secondDrafts }: Class, sources: FocusSources): string {
  const hindrances = store
    .all()
    .filter((work) => !work.feedback && !isUnchangedSince(secondDrafts.of(work)))
    .map((work) => hindranceOf(work, sources));
  return (['unread', 'tooShort', 'tooLong', 'noCategory'] as const)
    .map((kind) => [hindrances.filter((one) => one === kind).length, leftOutWords[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** How many have not changed since they got feedback. */
export const unchangedIn = ({ store, secondDrafts }: Class): number =>
  store.all().filter((work) => isUnchangedSince(secondDrafts.of(work))).length;
