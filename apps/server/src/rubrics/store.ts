import { limits, type UploadedRubric } from '@second-draft/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { rubrics } from '../db/schema/rubrics.ts';

export interface NewRubric {
  id: string;
  title: string;
  pdf: Uint8Array;
  text: string;
}

export interface RubricStore {
  /** Oldest first. */
  list(accountId: string): Promise<UploadedRubric[]>;
  /** Null if she has as many as she may have. */
  add(accountId: string, rubric: NewRubric): Promise<UploadedRubric | null>;
  /** Null if she has none such. */
  rename(accountId: string, id: string, title: string): Promise<UploadedRubric | null>;
  remove(accountId: string, id: string): Promise<boolean>;
  pdfOf(accountId: string, id: string): Promise<Uint8Array | null>;
  textOf(accountId: string, id: string): Promise<string | null>;
}

const own = (accountId: string, id: string) =>
  and(eq(rubrics.accountId, accountId), eq(rubrics.id, id));

const shown = {
  id: rubrics.id,
  title: rubrics.title,
  isLong: sql<boolean>`length(${rubrics.text}) > ${limits.rubricCharactersRead}`,
};

/** As the screens know it. */
const uploaded = (row: { id: string; title: string; isLong: boolean }): UploadedRubric => ({
  _id: row.id,
  metadata: { title: row.title },
  ...(row.isLong && { isLong: true }),
});

export function createRubricStore(db: Database): RubricStore {
  return {
    async list(accountId) {
      const rows = await db
        .select(shown)
        .from(rubrics)
        .where(eq(rubrics.accountId, accountId))
        .orderBy(asc(rubrics.createdAt), asc(rubrics.id));
      return rows.map(uploaded);
    },

    add: (accountId, rubric) =>
      db.transaction(async (transaction) => {
        // Locks the account, so that two uploads can't pass the limit together.
        await holdAccount(transaction, accountId, 'update');
        const [there] = await transaction
          .select({ number: count() })
          .from(rubrics)
          .where(eq(rubrics.accountId, accountId));
        if ((there?.number ?? 0) >= limits.rubricsMax) return null;
        const [added] = await transaction
          .insert(rubrics)
          .values({ ...rubric, accountId })
          .returning(shown);
        return added ? uploaded(added) : null;
      }),

    async rename(accountId, id, title) {
      const [changed] = await db
        .update(rubrics)
        .set({ title })
        .where(own(accountId, id))
        .returning(shown);
      return changed ? uploaded(changed) : null;
    },

    async remove(accountId, id) {
      const removed = await db
        .delete(rubrics)
        .where(own(accountId, id))
        .returning({ id: rubrics.id });
      return removed.length > 0;
    },

    async pdfOf(accountId, id) {
      const [row] = await db.select({ pdf: rubrics.pdf }).from(rubrics).where(own(accountId, id));
      return row?.pdf ?? null;
    },

    async textOf(accountId, id) {
      const [row] = await db.select({ text: rubrics.text }).from(rubrics).where(own(accountId, id));
      return row?.text ?? null;
    },
  };
}
