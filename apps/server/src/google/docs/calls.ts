import { fieldsOf, unlessRefused, type CallGoogle } from '../calling/index.ts';
import { OTHER_KIND, unreadable } from '../unreadable.ts';
import { googleDocument } from './answers.ts';
import { documentText } from './text.ts';

/** All tabs, without suggested changes. */
const asWritten = {
  includeTabsContent: true,
  suggestionsViewMode: 'PREVIEW_WITHOUT_SUGGESTIONS',
  fields: fieldsOf(googleDocument),
};

/** Null for a file of another kind. */
export async function readDocument(
  call: CallGoogle,
  documentId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const read = call(
    { kind: 'documents', signal, schema: googleDocument, refusals: unreadable },
    ({ documents }, options) => documents.get({ documentId, ...asWritten }, options),
  );
  const found = await unlessRefused(read, OTHER_KIND, null);
  return found && documentText(found);
}
