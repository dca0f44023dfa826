import type { Database } from '../../db/index.ts';
import { lastOn, postedIn, type Given, type Posted } from './find-given.ts';
import { keepGiven, type KeptGiven, type ToGive } from './keep-given.ts';
import { standardRoom, type Room } from './remove-surplus.ts';

export interface GivenFeedbackStore {
  /** Keeps it with the text that it is about; given again, it has the newer words. */
  keep(toGive: ToGive): Promise<KeptGiven>;
  /** What was last given about a document; null if nothing was, or is kept. */
  lastOn(accountId: string, documentId: string): Promise<Given | null>;
  /** What was posted in a class. */
  postedIn(accountId: string, courseId: string): Promise<Posted[]>;
}

export const createGivenFeedbackStore = (
  db: Database,
  room: Room = standardRoom,
): GivenFeedbackStore => ({
  keep: (toGive) => db.transaction((transaction) => keepGiven(transaction, toGive, room)),
  lastOn: (accountId, documentId) => lastOn(db, accountId, documentId),
  postedIn: (accountId, courseId) => postedIn(db, accountId, courseId),
});
