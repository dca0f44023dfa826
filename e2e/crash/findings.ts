import { openDatabase } from '@second-draft/server/src/db/index.ts';
import * as schema from '@second-draft/server/src/db/schema/index.ts';
import { draftText } from './teacher.ts';
import type { Write } from './writers.ts';

export interface Findings {
  kept: number;
  /** The server died before it answered: they may be there or not. */
  unknown: number;
  /** Acknowledged, but missing. */
  lost: string[];
  twice: string[];
  unexpected: string[];
}

type Kept = Record<Write['kind'], Map<string, number>>;

async function keptIn(location: { databaseUrl: string | null; dataDir: string }): Promise<Kept> {
  const { db, close } = await openDatabase(location);
  const kept: Kept = { feedback: new Map(), draft: new Map() };
  const count = (kind: Write['kind'], documentId: string | null) => {
    if (documentId !== null) kept[kind].set(documentId, (kept[kind].get(documentId) ?? 0) + 1);
  };
  const { completions, drafts } = schema;
  for (const { id } of await db.select({ id: completions.documentId }).from(completions))
    count('feedback', id);
  for (const { documentId, content } of await db.select().from(drafts))
    if (content.text === draftText(documentId)) count('draft', documentId);
  await close();
  return kept;
}

/** No server may have the embedded database open. */
export async function findingsOf(
  journal: readonly Write[],
  location: { databaseUrl: string | null; dataDir: string },
): Promise<Findings> {
  const kept = await keptIn(location);
  const there = ({ kind, documentId }: Write) => kept[kind].get(documentId) ?? 0;
  const name = ({ kind, documentId }: Write) => `${kind} ${documentId}`;
  const answered = journal.filter(({ outcome }) => outcome === 'kept');
  return {
    kept: answered.length,
    unknown: journal.filter(({ outcome }) => outcome === 'unknown').length,
    lost: answered.filter((write) => there(write) === 0).map(name),
    twice: journal.filter((write) => there(write) > 1).map(name),
    unexpected: journal.flatMap(({ outcome }) =>
      typeof outcome === 'object' ? [outcome.unexpected] : [],
    ),
  };
}
