import { cutText, limits, type FileKind } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { storableText } from '../db/index.ts';
import { Problem } from '../problems/index.ts';
import type { SharedReads } from '../scheduling/index.ts';

export interface FileText {
  kind: FileKind;
  text: string;
}

export interface TextReader {
  /**
   * @param kind null when unknown: tries a document first, the more common
   * @throws Problem('document_unreadable') for a file that is of neither kind, or not of this one
   * @throws Problem('presentations_off') for a presentation while slides are turned off
   */
  (caller: Caller, id: string, kind: FileKind | null, signal: AbortSignal): Promise<FileText>;
}

/** What is shown can be sent back, and kept. */
const fit = (text: string) => storableText(cutText(text, limits.documentTextMax));

/** @param shared reads a file once for all simultaneous requests of one session */
export function createTextReader(shared: SharedReads<string | null>): TextReader {
  const readAs = (
    { account, classroom, sessionId }: Caller,
    id: string,
    kind: FileKind,
    signal: AbortSignal,
  ) => {
    if (kind === 'presentation' && !account.settings.slides) throw new Problem('presentations_off');
    return shared(`${kind} ${id} ${sessionId}`, signal, (signal) =>
      classroom.text(id, kind, signal),
    );
  };

  return async (caller, id, kind, signal) => {
    const kinds: FileKind[] = kind ? [kind] : ['document', 'presentation'];
    for (const kind of kinds) {
      const text = await readAs(caller, id, kind, signal);
      if (text !== null) return { kind, text: fit(text) };
    }
    throw new Problem('document_unreadable');
  };
}
