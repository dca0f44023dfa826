export { accountOf } from './account-of.ts';
export type { Account } from './account.ts';
export { newAccount } from './new-account.ts';
export { profileOf } from './profile-of.ts';
export { createAccountStore, type AccountStore } from './store.ts';
