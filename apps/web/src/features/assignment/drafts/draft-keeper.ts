import type { Draft } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { keptOf, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { createDraftSender, type DraftSender } from './draft-sender.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { sessionDrafts } from './session-drafts.ts';

const SESSION_WRITE_MS = 200;

/** Keeps all that the teacher types on one assignment. */
export interface DraftKeeper {
  /** Whether the server has it all. */
  sending: DraftSender['state'];
  /** Brings back what this tab kept; what the server kept comes with `merge`. */
  restore: () => void;
  merge: (fromServer: readonly Draft[]) => void;
  /** Begins to keep; returns how to stop, which loses nothing. */
  start: () => () => void;
}

interface KeeperOf {
  store: WorkStore;
  courseId: string;
  assignmentId: string;
  /**
   * Hears when what was changed here has given way to a later change in another tab or on another
   * device, with what takes it back.
   */
  onReplaced: (documentId: string, takeBack: () => void) => void;
}

const draftOf = (work: Work, changedAt: string): Draft => ({
  ...keptOf(work),
  documentId: work.file.id,
  changedAt,
});

/**
 * Every change goes to session storage a moment later, at the latest when the page is hidden, and
 * to the server once the teacher pauses.
 */
export function createDraftKeeper({
  store,
  courseId,
  assignmentId,
  onReplaced,
}: KeeperOf): DraftKeeper {
  const session = sessionDrafts(courseId, assignmentId);
  let drafts = new Map<string, Draft>();
  const changedHere = new Set<string>();
  let timer = 0;
  const sender = createDraftSender(async ({ documentId, ...body }, { keepalive }) => {
    const params = { courseId, id: assignmentId, docId: documentId };
    await call('saveDraft', { params, body, keepalive });
    tellOtherTabs({ courseId, assignmentId });
  });

  function writeSession(): void {
    window.clearTimeout(timer);
    timer = 0;
    session.write(drafts);
  }

  function replace(id: string, mine: Draft | undefined, draft: Draft): void {
    store.dispatch(id, { kind: 'draftFound', draft });
    if (mine && changedHere.delete(id)) {
      onReplaced(id, () => store.dispatch(id, { kind: 'draftTakenBack', draft: mine }));
    }
  }

  function apply(newest: Map<string, Draft>): void {
    const before = drafts;
    drafts = newest;
    for (const draft of newest.values()) {
      const { documentId: id } = draft;
      const mine = before.get(id);
      const isNews = mine?.changedAt !== draft.changedAt;
      if (isNews && store.ids.includes(id)) replace(id, mine, draft);
    }
  }

  function keep(work: Work): void {
    if (work.changedAt === null) return;
    const draft = draftOf(work, work.changedAt);
    changedHere.add(draft.documentId);
    drafts.set(draft.documentId, draft);
    timer ||= window.setTimeout(writeSession, SESSION_WRITE_MS);
    sender.later(draft);
  }

  function flush(): void {
    if (timer !== 0) writeSession();
    sender.flush();
  }

  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    sending: sender.state,
    restore: () => apply(new Map(session.read())),
    merge: (fromServer) => {
      const { newest, unsent } = mergeDrafts(drafts.values(), fromServer);
      apply(newest);
      for (const id of unsent) {
        const draft = newest.get(id);
        if (draft) sender.later(draft);
      }
    },
    start: () => {
      const unwatch = store.watchKept(keep);
      window.addEventListener('pagehide', flush);
      window.addEventListener('online', sender.flush);
      document.addEventListener('visibilitychange', flushWhenHidden);
      return () => {
        unwatch();
        window.removeEventListener('pagehide', flush);
        window.removeEventListener('online', sender.flush);
        document.removeEventListener('visibilitychange', flushWhenHidden);
        flush();
        sender.stop();
      };
    },
  };
}
