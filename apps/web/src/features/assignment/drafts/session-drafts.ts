import { draft, type Draft } from '@second-draft/contract';
import { z } from 'zod';
import { logProblem } from '../../../lib/log-problem.ts';

/** By document id. */
export interface SessionDrafts {
  read: () => ReadonlyMap<string, Draft>;
  write: (drafts: ReadonlyMap<string, Draft>) => void;
}

const stored = z.array(draft);

/** Unreadable drafts count as none. */
export function sessionDrafts(courseId: string, assignmentId: string): SessionDrafts {
  const key = `drafts:${courseId}/${assignmentId}`;
  return {
    read: () => {
      try {
        const drafts = stored.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'));
        return new Map(drafts.map((one) => [one.documentId, one]));
      } catch (error) {
        logProblem('Could not read drafts from session storage', error);
        return new Map();
      }
    },
    write: (drafts) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify([...drafts.values()]));
      } catch (error) {
        // Storage is full or forbidden: the server still gets every draft.
        logProblem('Could not keep drafts in session storage', error);
      }
    },
  };
}
