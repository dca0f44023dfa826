import type { FileKind } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { Google, SharedReads } from '../google/index.ts';
import { documentText } from './document-text.ts';
import { presentationText } from './presentation-text.ts';

/** What a file turned out to be. */
export interface FileText {
  kind: FileKind;
  text: string;
}

/** Reads files' texts as the teacher's own token sees them. */
export interface TextReader {
  /**
   * @param kind null where nothing tells; documents are tried first, being the most
   * @throws Problem('document_unreadable') for a file that is of neither kind, or not of this one
   * @throws Problem('presentations_off') for a presentation while slides are turned off
   */
  (caller: Caller, id: string, kind: FileKind | null, signal: AbortSignal): Promise<FileText>;
}

export function createTextReader(
  google: Pick<Google, 'forTeacher'>,
  shared: SharedReads<string | null>,
): TextReader {
  async function document({ googleToken }: Caller, id: string, signal: AbortSignal) {
    return shared(`document ${id} ${googleToken}`, signal, async (signal) => {
      const found = await google.forTeacher(googleToken).document(id, signal);
      return found && documentText(found);
    });
  }

  async function presentation({ account, googleToken }: Caller, id: string, signal: AbortSignal) {
    if (!account.settings.slides) throw new Problem('presentations_off');
    return shared(`presentation ${id} ${googleToken}`, signal, async (signal) => {
      const found = await google.forTeacher(googleToken).presentation(id, signal);
      return found && presentationText(found);
    });
  }

  return async (caller, id, kind, signal) => {
    const read = { document, presentation };
    const kinds: FileKind[] = kind ? [kind] : ['document', 'presentation'];
    for (const kind of kinds) {
      const text = await read[kind](caller, id, signal);
      if (text !== null) return { kind, text };
    }
    throw new Problem('document_unreadable');
  };
}
