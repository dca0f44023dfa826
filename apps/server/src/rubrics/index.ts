export { rubricHandlers } from './handlers.ts';
export { createPdfTextReader, type PdfTextReader } from './pdf-text/pdf-text-reader.ts';
export { createRubricStore, type RubricStore } from './store.ts';
