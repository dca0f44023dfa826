import { hasSameWords, type Draft } from '@second-draft/contract';
import type { WorkStore } from '../work/work-store.ts';

/** Called when a later change in another tab or on another device replaces one made here. */
export type OnReplaced = (documentId: string, takeBack: () => void) => void;

/** What the page shows of drafts. */
export interface ShownDrafts {
  show: (draft: Draft) => void;
  noteChangedHere: (documentId: string) => void;
  /** The server's draft replaces this tab's, which can be restored. */
  tellReplaced: (mine: Draft, theirs: Draft) => void;
}

export function createShownDrafts(store: WorkStore, onReplaced: OnReplaced): ShownDrafts {
  const changedHere = new Set<string>();
  return {
    show(draft) {
      const { documentId: id } = draft;
      if (!store.ids.includes(id)) return;
      store.dispatch(id, { kind: 'draftFound', draft });
      const { firstName } = store.get(id).file.student;
      // A part of its own: names seldom change.
      if (draft.writtenTo && draft.writtenTo !== firstName)
        void import('../called/call-by-new-name.ts').then((part) => part.callByNewName(store, id));
    },
    noteChangedHere: (documentId) => changedHere.add(documentId),
    tellReplaced(mine, theirs) {
      const { documentId: id } = mine;
      if (!changedHere.delete(id) || hasSameWords(mine, theirs) || !store.ids.includes(id)) return;
      onReplaced(id, () => store.dispatch(id, { kind: 'draftTakenBack', draft: mine }));
    },
  };
}
