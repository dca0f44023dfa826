import { fieldsOf, unlessRefused, type CallGoogle } from '../calling/index.ts';
import { OTHER_KIND, unreadable } from '../unreadable.ts';
import { googleDocument } from './answers.ts';
import { documentText } from './text.ts';

/** All tabs, without suggested changes. */
const asWritten = {
  includeTabsContent: true,
  suggestionsViewMode: 'PREVIEW_WITHOUT_SUGGESTIONS',
  fields: fieldsOf(googleDocument),
  prettyPrint: false,
};

const schema = googleDocument.transform(documentText);

/** Null for a file of another kind. */
export async function readDocument(
  call: CallGoogle,
  documentId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const read = call(
    { kind: 'documents', signal, schema, refusals: unreadable },
    ({ documents }, options) => documents.get({ documentId, ...asWritten }, options),
  );
  return unlessRefused(read, OTHER_KIND, null);
}
