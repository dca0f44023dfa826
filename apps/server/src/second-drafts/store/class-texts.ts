import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { completions } from '../../db/schema/feedback.ts';
import { givenFeedbacks } from '../../db/schema/second-drafts.ts';
import { keptSince } from './kept-since.ts';

/** A draft that feedback was about. */
export interface ClassText {
  documentId: string;
  studentName: string;
  /** Its beginning, which is enough to know it by. */
  text: string;
}

/** Of an assignment, the newest draft of each document that feedback was given on, and written on. */
export type ClassTexts = (accountId: string, assignmentId: string) => Promise<ClassText[]>;

/** A class is smaller (documents, characters). */
const MOST_TEXTS = 150;
const MOST_CHARACTERS = 10_000;

const beginning = (text: typeof completions.studentText | typeof givenFeedbacks.studentText) =>
  sql<string>`left(${text}, ${MOST_CHARACTERS})`;

export function createClassTexts(db: Database): ClassTexts {
  return async (accountId, assignmentId) => {
    const since = keptSince();
    const [gave, wrote] = await Promise.all([
      db
        .selectDistinctOn([givenFeedbacks.documentId], {
          documentId: givenFeedbacks.documentId,
          studentName: givenFeedbacks.studentName,
          text: beginning(givenFeedbacks.studentText),
        })
        .from(givenFeedbacks)
        .where(
          and(
            eq(givenFeedbacks.accountId, accountId),
            eq(givenFeedbacks.assignmentId, assignmentId),
            gt(givenFeedbacks.writtenAt, since),
          ),
        )
        .orderBy(givenFeedbacks.documentId, desc(givenFeedbacks.writtenAt))
        .limit(MOST_TEXTS),
      db
        .selectDistinctOn([completions.documentId], {
          documentId: sql<string>`${completions.documentId}`,
          studentName: completions.studentName,
          text: beginning(completions.studentText),
        })
        .from(completions)
        .where(
          and(
            eq(completions.accountId, accountId),
            eq(completions.assignmentId, assignmentId),
            isNotNull(completions.documentId),
            gt(completions.createdAt, since),
          ),
        )
        .orderBy(completions.documentId, desc(completions.createdAt))
        .limit(MOST_TEXTS),
    ]);
    return [...gave, ...wrote];
  };
}
