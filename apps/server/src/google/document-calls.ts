import type { CallGoogle } from './call.ts';
import { googleDocument, type GoogleDocument } from './document-answers.ts';
import { googlePresentation, type GooglePresentation } from './presentation-answers.ts';
import { unlessRefused, type Refusals } from './refusal.ts';

/** What a teacher's token can read of documents and presentations. */
export interface DocumentCalls {
  /** Null for a file of another kind. */
  document(documentId: string, signal: AbortSignal): Promise<GoogleDocument | null>;
  /** Null for a file of another kind. */
  presentation(presentationId: string, signal: AbortSignal): Promise<GooglePresentation | null>;
}

const unreadable: Refusals = {
  400: 'document_unreadable',
  403: 'document_unreadable',
  404: 'not_found',
};

/** What Docs and Slides answer for a file that is of another kind. */
const OTHER_KIND = 400;

/** All tabs, and the text as it stands without what others only suggest. */
const asWritten = {
  includeTabsContent: true,
  suggestionsViewMode: 'PREVIEW_WITHOUT_SUGGESTIONS',
};

export function documentCalls(call: CallGoogle): DocumentCalls {
  return {
    document(documentId, signal) {
      const read = call(
        { kind: 'documents', signal, schema: googleDocument, refusals: unreadable },
        ({ documents }, options) => documents.get({ documentId, ...asWritten }, options),
      );
      return unlessRefused(read, OTHER_KIND, null);
    },
    presentation(presentationId, signal) {
      const read = call(
        { kind: 'presentations', signal, schema: googlePresentation, refusals: unreadable },
        ({ presentations }, options) => presentations.get({ presentationId }, options),
      );
      return unlessRefused(read, OTHER_KIND, null);
    },
  };
}
