import type { ConsentKind } from '@second-draft/contract';
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Queries, Room } from '../db/index.ts';
import { consents } from '../db/schema/privacy.ts';

export interface Consent {
  accountId: string;
  kind: ConsentKind;
  documentId: string | null;
  /** 'built-in', or the chosen model's id; null for a comment. */
  writer: string | null;
}

/** The record outlives the texts. */
export interface Consents {
  /**
   * To be awaited before a text goes to a model. Costs nothing, but rejects while the database is
   * known to take nothing.
   */
  requireRoom(): Promise<void>;
  record(consent: Consent): Promise<void>;
}

/** @returns the id that `withdrawConsent` takes */
export async function recordConsent(
  db: Queries,
  { accountId, kind, documentId, writer }: Consent,
): Promise<number> {
  const [recorded] = await db
    .insert(consents)
    .values({ accountId, kind, documentId, writer })
    .returning({ id: consents.id });
  if (!recorded) throw new Error('A consent was not recorded');
  return recorded.id;
}

export async function withdrawConsent(db: Queries, id: number): Promise<void> {
  await db.delete(consents).where(eq(consents.id, id));
}

export function createConsents(db: Database, room: Pick<Room, 'require'>): Consents {
  return {
    requireRoom: () => room.require(),
    async record(consent) {
      await recordConsent(db, consent);
    },
  };
}

/**
 * Inserts a row and its consent in one statement; if the insertion adds no row, no consent is
 * recorded. Placeholders are named as in `Consent`, but `consentKind` and `consentWriter`.
 */
export const withConsent = (insertion: SQLWrapper) => sql`
  with done as (${insertion.getSQL()} returning 1)
  insert into consents (account_id, kind, document_id, writer)
  select ${sql.placeholder('accountId')}, ${sql.placeholder('consentKind')},
    ${sql.placeholder('documentId')}, ${sql.placeholder('consentWriter')}
  where exists (select from done)`;
