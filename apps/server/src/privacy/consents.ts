import type { ConsentKind } from '@second-draft/contract';
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { consents } from '../db/schema/privacy.ts';

/** A consent that a teacher gives by pressing a button. */
export interface Consent {
  accountId: string;
  kind: ConsentKind;
  /** The document's id in the classroom service; null where the screen did not say. */
  documentId: string | null;
  /** To whom the text goes: 'built-in', or the model that the teacher chose; null for a comment. */
  writer: string | null;
}

/** The record of consents, which outlives the texts. */
export interface Consents {
  record(consent: Consent): Promise<void>;
}

/** @returns its number, by which it can be taken back */
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

/** Takes back the record of what was refused, and so did not happen. */
export async function withdrawConsent(db: Queries, id: number): Promise<void> {
  await db.delete(consents).where(eq(consents.id, id));
}

export function createConsents(db: Database): Consents {
  return {
    async record(consent) {
      await recordConsent(db, consent);
    },
  };
}

/**
 * An insertion together with the record of a consent, so that one commit does for both. It takes the
 * values of a `Consent` by their names, `kind` and `writer` by `consentKind` and `consentWriter`; one
 * that inserts nothing records nothing.
 */
export const withConsent = (insertion: SQLWrapper) => sql`
  with done as (${insertion.getSQL()} returning 1)
  insert into consents (account_id, kind, document_id, writer)
  select ${sql.placeholder('accountId')}, ${sql.placeholder('consentKind')},
    ${sql.placeholder('documentId')}, ${sql.placeholder('consentWriter')}
  where exists (select from done)`;
