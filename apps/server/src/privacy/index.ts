export { createConsents, type Consents } from './consents.ts';
export { keepPurging } from './keep-purging.ts';
