export { createConsents, type Consents } from './consents.ts';
export { privacyHandlers } from './handlers.ts';
export { keepPurging } from './keep-purging.ts';
