import type { Draft, SavedDraft } from '@second-draft/contract';
import type { Database } from '../db/index.ts';
import { draftsOf, draftsWithFeedback, type DraftedFeedback } from './find-drafts.ts';
import { saveDraft, type Saved } from './save-draft.ts';
import { standardRoom, type DraftRoom } from './write-draft.ts';

export interface DraftStore {
  /** By assignment only, whose id is unique across classes: more than one class may lead to it. */
  list(accountId: string, assignmentId: string): Promise<Draft[]>;
  /** For each assignment with feedback, by class. */
  withFeedback(accountId: string): Promise<DraftedFeedback[]>;
  save(
    accountId: string,
    courseId: string,
    assignmentId: string,
    draft: SavedDraft & { documentId: string },
  ): Promise<Saved>;
}

export const createDraftStore = (db: Database, room: DraftRoom = standardRoom): DraftStore => ({
  list: (accountId, assignmentId) => draftsOf(db, accountId, assignmentId),
  withFeedback: (accountId) => draftsWithFeedback(db, accountId),
  save: (accountId, courseId, assignmentId, draft) =>
    saveDraft(db, room, { accountId, courseId, assignmentId }, draft),
});
