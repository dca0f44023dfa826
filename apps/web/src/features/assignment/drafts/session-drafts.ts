import { draft } from '@second-draft/contract';
import * as z from 'zod';
import { keepInSession, readFromSession } from '../../../lib/state/session-item.ts';
import { isSent, type HeldDraft } from './merge-drafts.ts';

/** By document id. */
export interface SessionDrafts {
  read: () => ReadonlyMap<string, HeldDraft>;
  write: (drafts: ReadonlyMap<string, HeldDraft>) => void;
}

/** The base is kept where it differs. */
const held = z.object({
  mine: draft,
  base: draft.nullable(),
  isSent: z.boolean(),
  made: z.array(z.string()),
  seen: z.array(z.string()),
});

/** As version 0.2.0 kept it: a page of that version may begin anew in this one. */
const bare = draft.transform((mine) => ({ mine, base: null, isSent: false, made: [], seen: [] }));

const stored = z.array(z.union([held, bare]));

const storedOf = (of: HeldDraft): z.infer<typeof held> => ({
  mine: of.mine,
  base: isSent(of) ? null : of.base,
  isSent: isSent(of),
  made: [...of.made],
  seen: [...of.seen],
});

/** Unreadable drafts count as none. */
export function sessionDrafts(courseId: string, assignmentId: string): SessionDrafts {
  const key = `drafts:${courseId}/${assignmentId}`;
  return {
    read: () =>
      new Map(
        readFromSession(key, stored)?.map(({ mine, base, isSent: isMineSent, ...versions }) => [
          mine.documentId,
          { mine, base: isMineSent ? mine : base, ...versions },
        ]),
      ),
    write: (drafts) => keepInSession(key, Array.from(drafts.values(), storedOf)),
  };
}
