import { PRODUCT_NAME } from '../product.ts';

/** Why a document could not be read, in the words of the errors of the same names. */
export const readingFailures = {
  classroom_not_configured:
    'Google access is not set up correctly for this product. Please contact us.',
  classroom_unavailable: 'Google did not answer. Try again in a moment.',
  document_unreadable: 'This document could not be read.',
  folder_unreadable:
    'The folder with your classes could not be opened. Is it still in the same place?',
  overloaded: `${PRODUCT_NAME} is busy. Try again in a moment.`,
  permission_missing:
    'Google says that a permission is missing. Log out and back in, and tick every box.',
  presentations_off:
    'This is not a Google Doc. If it is a presentation, turn on Slides support in Settings to read it.',
  school_blocked:
    'Your school has turned off Classroom access for apps. Ask the person who looks after Google at your school.',
} as const;
