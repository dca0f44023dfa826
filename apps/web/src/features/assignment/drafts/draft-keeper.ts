import { isSameTeacher, versionOf, type Draft } from '@second-draft/contract';
import { ApiError, call } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { tellTabs } from '../../../lib/browser/tab-news.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import { keptOf, type Work } from '../work/work.ts';
import { isTooLong } from '../work/text-length.ts';
import type { WorkStore } from '../work/work-store.ts';
import { draftNews } from './draft-news.ts';
import { createDraftSender, type DraftSender } from './draft-sender.ts';
import { knownOf, mergeDraft, noteSending, noteSent, type HeldDraft } from './merge-drafts.ts';
import { sessionDrafts } from './session-drafts.ts';
import { createSessionWriting } from './session-writing.ts';
import { createShownDrafts, type OnReplaced } from './shown-drafts.ts';
import { watchWhenToFlush } from './when-to-flush.ts';

export interface DraftKeeper {
  sending: DraftSender['state'];
  /** The server's drafts have come. */
  isKnown: WatchedValue<boolean>;
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
  onReplaced: OnReplaced;
}

const newVersion = () => Math.random().toString(36).slice(2);

const draftOf = (work: Work, changedAt: string): Draft => ({
  ...keptOf(work),
  documentId: work.file.id,
  version: newVersion(),
  changedAt,
});

/** Without a text that the server refuses: the rest is kept there, the text in this tab. */
const sendable = (draft: Draft): Draft =>
  draft.text !== null && isTooLong(draft.text) ? { ...draft, text: null } : draft;

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'draft_changed';

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
  const drafts = new Map<string, HeldDraft>();
  const isKnown = watchedValue(false);
  const { writeSoon, writePending, stopWriting } = createSessionWriting(session, drafts);
  const { show, noteChangedHere, tellReplaced } = createShownDrafts(store, onReplaced);
  const owner = profileItem.get();
  const sender = createDraftSender(async (draft, { keepalive }) => {
    // Another teacher may have logged in here since.
    const present = profileItem.get();
    if (owner && !(present && isSameTeacher(present, owner))) return;
    const sent = sendable(draft);
    const { documentId, ...content } = sent;
    const params = { courseId, id: assignmentId, docId: documentId };
    const sending = change(documentId, (held) => noteSending(held, versionOf(draft)));
    const body = { ...content, known: sending ? knownOf(sending) : [] };
    try {
      await call('saveDraft', { params, body, keepalive });
      change(documentId, (held) => noteSent(held, sent));
      tellTabs(draftNews({ courseId, assignmentId }));
    } catch (error) {
      if (!isStale(error)) throw error;
      merge(await call('drafts', { params: { courseId, id: assignmentId } }));
    }
  });

  function change(id: string, to: (held: HeldDraft) => HeldDraft): HeldDraft | undefined {
    const held = drafts.get(id);
    if (!held) return undefined;
    const changed = to(held);
    drafts.set(id, changed);
    writeSoon();
    return changed;
  }

  function takeIn(theirs: Draft): void {
    const before = drafts.get(theirs.documentId);
    const { held, isUnsent } = mergeDraft(before, theirs, newVersion);
    drafts.set(theirs.documentId, held);
    if (held.mine !== before?.mine) show(held.mine);
    if (isUnsent) sender.later(held.mine);
    else if (before) tellReplaced(before.mine, held.mine);
  }

  function merge(fromServer: readonly Draft[]): void {
    const there = new Set(fromServer.map(({ documentId }) => documentId));
    for (const theirs of fromServer) takeIn(theirs);
    for (const { mine } of drafts.values()) if (!there.has(mine.documentId)) sender.later(mine);
    writeSoon();
    isKnown.set(true);
  }

  function keep(work: Work): void {
    if (work.changedAt === null) return;
    const draft = draftOf(work, work.changedAt);
    const { documentId: id } = draft;
    noteChangedHere(id);
    drafts.set(id, { base: null, made: [], seen: [], ...drafts.get(id), mine: draft });
    writeSoon();
    sender.later(draft);
  }

  function flush(): void {
    sender.flush();
    // With the names of the versions that are on their way.
    writePending();
  }

  return {
    sending: sender.state,
    isKnown,
    restore: () => {
      for (const [id, held] of session.read()) {
        drafts.set(id, held);
        show(held.mine);
      }
    },
    merge,
    flush,
    start: () => {
      const stops = [
        store.watchKept(keep),
        watchWhenToFlush({ onHidden: flush, onAccess: sender.flush }),
      ];
      return () => {
        for (const stop of stops) stop();
        flush();
        stopWriting();
        sender.stop();
      };
    },
  };
}
