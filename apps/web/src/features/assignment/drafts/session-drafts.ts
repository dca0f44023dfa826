import { draft } from '@second-draft/contract';
import { z } from 'zod';
import { logProblem } from '../../../lib/log-problem.ts';
import { isSent, type HeldDraft } from './merge-drafts.ts';

/** By document id. */
export interface SessionDrafts {
  read: () => ReadonlyMap<string, HeldDraft>;
  write: (drafts: ReadonlyMap<string, HeldDraft>) => void;
}

/** The base is kept where it differs. */
const stored = z.array(
  z.object({
    mine: draft,
    base: draft.nullable(),
    isSent: z.boolean(),
    made: z.array(z.string()),
    seen: z.array(z.string()),
  }),
);

const storedOf = (held: HeldDraft): z.infer<typeof stored>[number] => ({
  mine: held.mine,
  base: isSent(held) ? null : held.base,
  isSent: isSent(held),
  made: [...held.made],
  seen: [...held.seen],
});

/** Unreadable drafts count as none. */
export function sessionDrafts(courseId: string, assignmentId: string): SessionDrafts {
  const key = `drafts:${courseId}/${assignmentId}`;
  return {
    read: () => {
      try {
        const drafts = stored.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'));
        return new Map(
          drafts.map(({ mine, base, isSent: isMineSent, ...versions }) => [
            mine.documentId,
            { mine, base: isMineSent ? mine : base, ...versions },
          ]),
        );
      } catch (error) {
        logProblem('Could not read drafts from session storage', error);
        return new Map();
      }
    },
    write: (drafts) => {
      try {
        const list = Array.from(drafts.values(), storedOf);
        window.sessionStorage.setItem(key, JSON.stringify(list));
      } catch (error) {
        // Storage is full or forbidden: the server still gets every draft.
        logProblem('Could not keep drafts in session storage', error);
      }
    },
  };
}
