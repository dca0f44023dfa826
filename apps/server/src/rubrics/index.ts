export { rubricHandlers } from './handlers.ts';
export { createPdfTextReader } from './pdf-text/pdf-text-reader.ts';
export { createRubricStore } from './store.ts';
