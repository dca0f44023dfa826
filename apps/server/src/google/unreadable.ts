import type { Refusals } from './calling/index.ts';

/** What Docs and Slides answer for a file that is of another kind. */
export const OTHER_KIND = 400;

/** How Docs and Slides refuse a file. */
export const unreadable: Refusals = {
  [OTHER_KIND]: 'document_unreadable',
  403: 'document_unreadable',
  404: 'not_found',
};
