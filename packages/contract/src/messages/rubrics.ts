import { limits } from '../limits.ts';

/** About rubrics. */
export const rubricMessages = {
  uploaded: 'PDF uploaded successfully!',
  unauthorized: 'Unauthorized. Please log in again.',
  uploadFailed: 'Failed to upload PDF',
  uploadBroke: 'Error occurred while uploading the file.',
  premium: 'Subscribe to use your own rubrics.',
  limit: `Maximum number of rubrics reached (${limits.rubricsMax}) - Remove some to free up space`,
  notPdf: 'Please select a valid PDF file',
  tooLarge: `File exceeds the ${limits.rubricMegabytesMax}MB limit`,
  gone: 'This rubric is gone. Choose another category.',
  none: 'You have no rubrics yet.',
  noneHint: 'Upload a rubric or success criteria as a PDF, and choose it as a feedback category.',
} as const;
