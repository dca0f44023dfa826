import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { WorkStore } from '../work/work-store.ts';

export interface Class {
  store: WorkStore;
  secondDrafts: Pick<SecondDrafts, 'of'>;
}

/** What has become of the texts so far. Each set is of documents' ids, unless it says otherwise. */
export interface Run {
  /** Asked for, however that ended: none is asked for twice. */
  taken: Set<string>;
  underWay: Set<string>;
  written: number;
  /** Whose texts those are, by the student's id. */
  students: Set<string>;
  /** Texts that she should read herself. */
  toRead: number;
  errors: unknown[];
  isCancelled: boolean;
  isOver: boolean;
}
