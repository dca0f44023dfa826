import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { WorkStore } from '../work/work-store.ts';

export interface Class {
  store: WorkStore;
  secondDrafts: Pick<SecondDrafts, 'of'>;
}

/** What has become of the texts so far. */
export interface Run {
  written: number;
  /** Whose texts those are, by id. */
  students: Set<string>;
  /** Texts that she should read herself. */
  toRead: number;
  errors: unknown[];
  isCancelled: boolean;
  isOver: boolean;
}
