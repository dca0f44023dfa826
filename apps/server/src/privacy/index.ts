export {
  createConsents,
  recordConsent,
  withConsent,
  withdrawConsent,
  type Consent,
  type Consents,
} from './consents.ts';
export { deleteAccount, type DeletionParts } from './delete-account.ts';
export { exportAccount } from './export-account.ts';
export { privacyHandlers } from './handlers.ts';
export { keepPurging } from './keep-purging.ts';
