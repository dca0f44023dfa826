import type { Refusals } from './calling/index.ts';

/** Docs' and Slides' status for a file of another kind. */
export const OTHER_KIND = 400;

export const unreadable: Refusals = {
  [OTHER_KIND]: 'document_unreadable',
  403: 'document_unreadable',
  404: 'not_found',
  unusable: 'document_unreadable',
};
