import type { HeldDraft } from './merge-drafts.ts';
import type { SessionDrafts } from './session-drafts.ts';

const SESSION_WRITE_MS = 200;

export interface SessionWriting {
  writeSoon: () => void;
  /** Writes now what waits to be written. */
  writePending: () => void;
  /** What is answered once the page is left is not written: the session may be another's by then. */
  stopWriting: () => void;
}

export function createSessionWriting(
  session: SessionDrafts,
  drafts: ReadonlyMap<string, HeldDraft>,
): SessionWriting {
  let timer = 0;
  let isStopped = false;

  function write(): void {
    window.clearTimeout(timer);
    timer = 0;
    session.write(drafts);
  }

  return {
    writeSoon() {
      if (!isStopped) timer ||= window.setTimeout(write, SESSION_WRITE_MS);
    },
    writePending() {
      if (timer !== 0) write();
    },
    stopWriting() {
      isStopped = true;
    },
  };
}
