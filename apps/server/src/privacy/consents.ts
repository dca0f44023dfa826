import type { ConsentKind } from '@second-draft/contract';
import type { Database } from '../db/index.ts';
import { consents } from '../db/schema/index.ts';

/** A consent that a teacher gives by pressing a button. */
export interface Consent {
  accountId: string;
  kind: ConsentKind;
  /** Google's id of the document; null where the screen did not say. */
  documentId: string | null;
  /** To whom the text goes: 'built-in', or the model that the teacher chose; null for a comment. */
  writer: string | null;
}

/** The record of consents, which outlives the texts. */
export interface Consents {
  record(consent: Consent): Promise<void>;
}

export function createConsents(db: Database): Consents {
  return {
    async record(consent) {
      await db.insert(consents).values(consent);
    },
  };
}
