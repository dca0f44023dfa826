/** About rubrics. */
export const rubricMessages = {
  uploaded: 'PDF uploaded successfully!',
  unauthorized: 'Unauthorized. Please log in again.',
  uploadFailed: 'Failed to upload PDF',
  uploadBroke: 'Error occurred while uploading the file.',
  premium: 'Subscribe to use your own rubrics.',
  gone: 'This rubric is gone. Choose another category.',
  none: 'You have no rubrics yet.',
  noneHint: 'Upload a rubric or success criteria as a PDF, and choose it as a feedback category.',
} as const;
