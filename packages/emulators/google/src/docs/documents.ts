import type { docs_v1 } from '@googleapis/docs';
import type { ApiMethod } from '../http/method.ts';
import { scopes } from '../scopes.ts';
import { toBody } from './body.ts';
import { readFile } from './read-file.ts';

const readAny = scopes('documents', 'documents.readonly', 'drive', 'drive.readonly');

export const commentsViewModes: readonly string[] = [
  'COMMENTS_VIEW_MODE_UNSPECIFIED',
  'COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS',
  'COMMENTS_VIEW_MODE_OMITTED',
  'COMMENTS_VIEW_MODE_INCLUDED',
];

const suggestionsViewModes = [
  'DEFAULT_FOR_CURRENT_ACCESS',
  'SUGGESTIONS_INLINE',
  'PREVIEW_SUGGESTIONS_ACCEPTED',
  'PREVIEW_WITHOUT_SUGGESTIONS',
];

const documentStyle: docs_v1.Schema$DocumentStyle = {
  pageSize: {
    height: { magnitude: 841.9, unit: 'PT' },
    width: { magnitude: 595.3, unit: 'PT' },
  },
};

/** The default view is inline for those who may edit. */
function viewMode(asked: string | undefined): string {
  return !asked || asked === 'DEFAULT_FOR_CURRENT_ACCESS' ? 'SUGGESTIONS_INLINE' : asked;
}

export const documentsGet: ApiMethod<docs_v1.Schema$Document> = {
  id: 'docs.documents.get',
  verb: 'GET',
  path: '/v1/documents/:documentId',
  scopes: [...readAny, ...scopes('drive.file')],
  query: {
    commentsViewMode: commentsViewModes,
    includeTabsContent: 'boolean',
    suggestionsViewMode: suggestionsViewModes,
  },
  answer(call) {
    const { id, title, body, modified } = readFile(call, 'documentId', 'document', readAny);
    const text = { body: toBody(body), documentStyle };
    const tab = { tabProperties: { tabId: 't.0', title: 'Tab 1', index: 0 }, documentTab: text };
    return {
      documentId: id,
      title,
      revisionId: Buffer.from(modified).toString('base64url'),
      suggestionsViewMode: viewMode(call.query.one('suggestionsViewMode')),
      ...(call.query.isTrue('includeTabsContent') ? { tabs: [tab] } : text),
    };
  },
};
