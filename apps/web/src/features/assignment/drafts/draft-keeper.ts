import type { Draft } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { keptOf, type Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { createDraftSender, type DraftSender } from './draft-sender.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { sessionDrafts } from './session-drafts.ts';

const SESSION_WRITE_MS = 200;

export interface DraftKeeper {
  sending: DraftSender['state'];
  /** Restores what this tab kept; `merge` brings in the server's drafts. */
  restore: () => void;
  merge: (fromServer: readonly Draft[]) => void;
  /** Saves what is pending now. */
  flush: () => void;
  /** Returns a function that saves what is pending, and stops. */
  start: () => () => void;
}

interface KeeperOf {
  store: WorkStore;
  courseId: string;
  assignmentId: string;
  /** Called when a later change in another tab or on another device replaces one made here. */
  onReplaced: (documentId: string, takeBack: () => void) => void;
}

const draftOf = (work: Work, changedAt: string): Draft => ({
  ...keptOf(work),
  documentId: work.file.id,
  changedAt,
});

/**
 * Saves each change to session storage shortly after, at the latest when the page is hidden, and to
 * the server once the teacher pauses.
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
    flush,
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
