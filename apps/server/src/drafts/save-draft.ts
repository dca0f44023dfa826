import { DAY_MS, limits, type SavedDraft } from '@second-draft/contract';
import { holdAccount } from '../accounts/index.ts';
import type { Database, Queries } from '../db/index.ts';
import { drafts } from '../db/schema/drafts.ts';
import { takeIn } from './take-in.ts';
import { isAt, writeDraft, type DraftRoom, type NewRow } from './write-draft.ts';

/**
 * 'stale': another tab or device changed the draft first, and what was sent is kept beside it.
 * 'full': the teacher's other drafts leave no room for it.
 */
export type Saved = 'saved' | 'stale' | 'full';

const BACKDATED_MOST_MS = limits.draftBackdatedDaysMax * DAY_MS;

interface Assignment {
  accountId: string;
  courseId: string;
  assignmentId: string;
}

/** Null when another save has added the draft meanwhile. */
async function trySaving(
  queries: Queries,
  room: DraftRoom,
  row: Omit<NewRow, 'content'>,
  sent: SavedDraft,
): Promise<Saved | null> {
  const [stored = null] = await queries
    .select({ content: drafts.content })
    .from(drafts)
    .where(isAt(row))
    .for('update');
  // So that new drafts saved at once can't pass the limits together.
  if (stored === null) await holdAccount(queries, row.accountId, 'update');
  const { content, isStale } = takeIn(stored && stored.content, sent);
  const { hasRoom, isWritten } = await writeDraft(
    queries,
    { ...row, content },
    stored !== null,
    room,
  );
  if (!hasRoom) return 'full';
  if (!isWritten) return null;
  return isStale ? 'stale' : 'saved';
}

export async function saveDraft(
  db: Database,
  room: DraftRoom,
  assignment: Assignment,
  { documentId, ...sent }: SavedDraft & { documentId: string },
): Promise<Saved> {
  // A browser's clock that runs ahead must not make later changes look older.
  const changedAt = new Date(Math.min(Date.parse(sent.changedAt), Date.now()));
  // One that is years behind must not have the next purge remove what was kept.
  const countedFrom = new Date(Math.max(changedAt.getTime(), Date.now() - BACKDATED_MOST_MS));
  const row = { ...assignment, documentId, changedAt: countedFrom };
  const draft = { ...sent, changedAt: changedAt.toISOString() };
  for (;;) {
    const saved = await db.transaction((queries) => trySaving(queries, room, row, draft));
    if (saved !== null) return saved;
  }
}
